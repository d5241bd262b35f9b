export { PlaceNames, placeNames, plainName } from './place-names.ts';
