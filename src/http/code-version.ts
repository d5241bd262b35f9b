declare const BUILD_CODE_VERSION: string | undefined;

/**
 * The version of the code: a hash of the package's version and of its sources, inserted by the
 * build (`scripts/code-version.js`) and the same on every host. It is part of every entity tag,
 * because a better ranking changes answers as a new data set does. Code that was not built has no
 * hash.
 */
export const CODE_VERSION: string =
  typeof BUILD_CODE_VERSION === 'string' ? BUILD_CODE_VERSION : 'unbuilt';
