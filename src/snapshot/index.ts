export { firstNotBefore, ownerOf } from './bisect.ts';
export { foldCode } from './code-fold.ts';
export { codeSections } from './code-sections.ts';
export { CodeTable } from './code-table.ts';
export {
  Container,
  type SectionData,
  type SnapshotMeta,
  writeContainer,
} from './container.ts';
export { type DeviceTableInput, deviceSections } from './device-sections.ts';
export { DeviceTable } from './device-table.ts';
export { SnapshotError, type SnapshotFault } from './errors.ts';
export { asBytes, frontDecodeBytes, frontEncodeBytes } from './front-coding.ts';
export { HashFilter, hashOf, slotOf, stepHash, tableSize } from './hash.ts';
export { HashChains } from './hash-chains.ts';
export {
  Lexicon,
  lexiconSections,
  type PhraseToken,
  phraseToken,
  type StoredLexicon,
  storedLexicon,
} from './lexicon.ts';
export type { Sense, SenseWords } from './sense-table.ts';
export { openSnapshot, type Snapshot } from './snapshot.ts';
export { isStandIn, standInOf } from './stand-in.ts';
export { StoredCodes } from './stored-codes.ts';
export { starts } from './string-table.ts';
export { wordBytesOf } from './word-bytes.ts';
