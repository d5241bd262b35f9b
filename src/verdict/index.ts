export { cardsVerdict } from './cards.ts';
export { editionVerdict } from './edition.ts';
export { commonAnswer, type GroupAnswer, groupAnswer } from './group.ts';
export { type Place, Places } from './places.ts';
export { type Sold, verdictThere } from './region.ts';
export {
  deviceVerdict,
  familyVerdict,
  noVerdict,
  sharedVerdict,
  unlistedUnitVerdict,
  wholeDeviceVerdict,
} from './verdict.ts';
