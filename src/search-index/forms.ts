import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { foldCode } from '../snapshot/index.ts';
import type { Folder } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { computedAliases } from './aliases.ts';

/** How many names of a device are stored at most; further aliases are dropped. */
const MAX_FORMS = 31;
/** How many tokens of a name are stored at most. */
export const MAX_NAME_TOKENS = 31;

/** Splits a name into tokens by the same rules as a query. */
export function nameTokens(name: string, folder: Folder): string[] {
  // "iPad Pro 11-inch" is an iPad Pro 11.
  const tokens = tokenize(folder.fold(name)).filter((token) => token !== 'inch');
  return tokens.slice(0, MAX_NAME_TOKENS);
}

/** The brand's name. */
export const BRAND_NAME = 0;
/** A shorter form of the name ("mi", "moto"): it can stand for the brand. */
export const BRAND_SHORT = 1;
/** A further word of the name ("devices" of Sky Devices): alone it does not name the brand. */
export const BRAND_REST = 3;
/** A line of the brand ("galaxy", "pixel"): only devices that have it in their name are meant. */
export const BRAND_LINE = 2;

/** A word of a brand. */
export interface BrandWord {
  word: string;
  /** {@link BRAND_NAME}, {@link BRAND_SHORT}, {@link BRAND_LINE} or {@link BRAND_REST}. */
  kind: number;
}

/**
 * The words of a brand from its name and its aliases; those of the name come first.
 *
 * @param inNames the words of the names of its devices. An alias among them names a line ("galaxy"); another one names
 *   the brand itself ("fcnt")
 */
export function brandWordsOf(
  brand: CompiledBrand,
  inNames: ReadonlySet<string>,
  folder: Folder,
): BrandWord[] {
  const kinds = new Map<string, number>();
  const name = nameTokens(brand.name, folder);
  if (name.length > 1) kinds.set(name.join(''), BRAND_NAME);
  for (const [i, word] of name.entries()) {
    if (!kinds.has(word)) kinds.set(word, i === 0 ? BRAND_NAME : BRAND_REST);
  }
  for (const alias of brand.aliases) {
    for (const [i, word] of nameTokens(alias, folder).entries()) {
      if (kinds.has(word)) continue;
      if (name.join('').includes(word)) kinds.set(word, BRAND_SHORT);
      else if (inNames.has(word)) kinds.set(word, BRAND_LINE);
      else kinds.set(word, i === 0 ? BRAND_SHORT : BRAND_REST);
    }
  }
  return [...kinds].map(([word, kind]) => ({ word, kind }));
}

/**
 * The names of a device as tokens: its model first, then its aliases and the computed ones. Empty if the model is only a
 * code: the device is then found by its code, and the name of its brand does not mean it.
 */
export function formsOf(device: CompiledDevice, folder: Folder): string[][] {
  const own = foldCode(device.model);
  const isCode = device.variants.some((v) => v.codes.some((code) => foldCode(code) === own));
  const hasWord = /[a-z]{4}|(?:^| )[a-z]{3}(?: |$)/i.test(device.model);
  if (isCode && !hasWord && device.aliases.length === 0 && /\d{3}/.test(device.model)) return [];
  const named: string[][] = [];
  for (const name of [device.model, ...device.aliases]) {
    named.push(nameTokens(name, folder));
    // "Zenfone 8 / ASUS 8Z" is two names.
    const parts = name.split(/\s+\/\s+|(?<=\w{4})\/(?=\w{4})/);
    if (parts.length > 1) for (const part of parts) named.push(nameTokens(part, folder));
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
