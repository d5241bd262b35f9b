export {
  SiblingCodes,
  type SiblingShape,
  type Siblings,
  siblingSections,
} from './sibling-codes.ts';
