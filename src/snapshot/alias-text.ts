import type { CompiledDevice } from '../model/index.ts';

/**
 * One line for every device with other names: the distance of its number from the last one's, and
 * the names, separated by tabs.
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

/** The other names by the device's number, from the text of {@link aliasText}. */
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
