/** The exit codes that scripts can rely on. */
export const EXIT = {
  /** Done, and something was found. */
  ok: 0,
  /** Done, and nothing was found; or the facts have problems. */
  notFound: 1,
  /** The command line was wrong. */
  usage: 2,
  /** The data set or the service could not be used. */
  unavailable: 3,
} as const;
