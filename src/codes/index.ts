export { type Order, type OrderFact, OrderNumbers, orderSections } from './order-numbers.ts';
export {
  SiblingCodes,
  type SiblingShape,
  type Siblings,
  siblingSections,
} from './sibling-codes.ts';
