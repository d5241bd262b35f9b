import type { en } from './en.ts';

/** The name of a text. English has the list. */
export type MessageKey = keyof typeof en;

/** All texts of one language: a missing or a surplus one is a type error. */
export type Messages = Readonly<Record<MessageKey, string>>;
