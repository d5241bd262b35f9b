/** One parameter that was wrong, and how to mend it. */
export interface ProblemError {
  parameter: string;
  detail: string;
}

/** A problem document (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: readonly ProblemError[];
}

/** A problem as a response. Says what was wrong, where, and how to mend it; never echoes input. */
export function problemResponse(
  problem: Problem,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  });
}

const TYPE = 'about:blank';

/** 400: parameters that cannot be answered, all of them at once. */
export function badRequest(errors: readonly ProblemError[]): Problem {
  const detail = errors.map((e) => `${e.parameter}: ${e.detail}`).join(' ');
  return { type: TYPE, title: 'Bad Request', status: 400, detail, errors };
}

/** 404: no such device or address. */
export function notFound(detail: string): Problem {
  return { type: TYPE, title: 'Not Found', status: 404, detail };
}

/** 405: the address exists, the method does not. */
export function methodNotAllowed(allow: string): Problem {
  const detail = `This address answers ${allow}.`;
  return { type: TYPE, title: 'Method Not Allowed', status: 405, detail };
}

/** 500: our fault. Says nothing about the inside. */
export function internalError(): Problem {
  const detail = 'The fault is ours. Try again in a moment.';
  return { type: TYPE, title: 'Internal Server Error', status: 500, detail };
}
