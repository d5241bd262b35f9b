import type { CompiledDevice } from '../model/index.ts';

/**
 * Writes the aliases of all devices. Each device with aliases has a line: the difference between its number and that
 * of the line before, and its aliases, separated by tabs.
 */
export function aliasText(devices: readonly Pick<CompiledDevice, 'aliases'>[]): string {
  const lines: string[] = [];
  let before = 0;
  for (const [device, { aliases }] of devices.entries()) {
    if (aliases.length === 0) continue;
    lines.push([device - before, ...aliases].join('\t'));
    before = device;
  }
  return lines.join('\n');
}

/** Reads the text of {@link aliasText}; returns the aliases by the device's number. */
export function aliasesOf(text: string): ReadonlyMap<number, readonly string[]> {
  const aliases = new Map<number, readonly string[]>();
  let device = 0;
  for (const line of text === '' ? [] : text.split('\n')) {
    const [ahead, ...names] = line.split('\t');
    device += Number(ahead);
    aliases.set(device, names);
  }
  return aliases;
}
