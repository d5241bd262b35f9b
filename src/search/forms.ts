import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { computedAliases } from './aliases.ts';
import { fold } from './fold.ts';
import { tokenize } from './tokens.ts';

/** Forms of one device that are stored at most; a record with more aliases keeps the first ones. */
const MAX_FORMS = 31;
const MAX_TOKENS = 31;

/** The tokens of a name as devices and queries share them. */
export function nameTokens(name: string): string[] {
  return tokenize(fold(name)).slice(0, MAX_TOKENS);
}

/** The words of a brand: its name, then the names of its lines. */
export function brandTokens(brand: CompiledBrand): string[] {
  const words = [brand.name, ...brand.aliases].flatMap((name) => {
    const tokens = nameTokens(name);
    // "HUAWEI" is one word; "Sky Devices" is found by either of its own.
    return tokens.length > 1 ? [...tokens, tokens.join('')] : tokens;
  });
  return [...new Set(words)];
}

/**
 * The lists of tokens by which a device can be named: its model first, then its aliases and what
 * follows from them by rule.
 */
export function formsOf(device: CompiledDevice): string[][] {
  const named: string[][] = [];
  for (const name of [device.model, ...device.aliases]) {
    named.push(nameTokens(name));
    // "Zenfone 8 / ASUS 8Z" is two names.
    const parts = name.split(/\s+\/\s+|(?<=\w{4})\/(?=\w{4})/);
    if (parts.length > 1) for (const part of parts) named.push(nameTokens(part));
  }
  const forms = new Map<string, string[]>();
  for (const tokens of named) {
    for (const form of [tokens, ...computedAliases(device.brandSlug, tokens)]) {
      const key = form.join(' ');
      if ((key !== '' || forms.size === 0) && !forms.has(key)) forms.set(key, form);
    }
  }
  return [...forms.values()].slice(0, MAX_FORMS);
}
