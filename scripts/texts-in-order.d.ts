import type { Plugin } from 'esbuild';

/** Writes the texts of a language as a list in the order of the English keys. */
export const textsInOrder: Plugin;
