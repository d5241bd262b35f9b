/** The exit codes that scripts can rely on. */
export const EXIT = {
  /** Done, and something was found. */
  ok: 0,
  /** Done, and nothing was found; or the facts have problems. */
  notFound: 1,
  /** The command line was wrong, or the input could not be read. */
  usage: 2,
  /** The data set or the service could not be used, or the output not be written. */
  unavailable: 3,
} as const;

/** The exit codes in the text of the help. */
export const EXIT_HELP = `Exit codes:
  0  done, something was found
  1  done, nothing was found (data check: the facts have problems)
  2  wrong usage, or an input that cannot be read
  3  the data set or the service cannot be used, or the output cannot be written`;
