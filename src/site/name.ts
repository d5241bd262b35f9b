/** The product's name, the same in every language. */
export const SITE_NAME = 'eSIM Lookup';
