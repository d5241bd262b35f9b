export { placeNames, plainName } from './place-names.ts';
