import * as v from 'valibot';

/** The kind of problem, for programs. Codes may be added; none changes its meaning. */
export const ProblemCode = v.pipe(
  v.picklist([
    'invalid-parameter',
    'invalid-body',
    'invalid-host',
    'invalid-request',
    'request-timeout',
    'headers-too-large',
    'body-too-large',
    'unsupported-media-type',
    'not-found',
    'gone',
    'method-not-allowed',
    'rate-limited',
    'overloaded',
    'internal-error',
  ]),
  v.description(
    'The kind of problem, for programs. New codes may be added; a code keeps its meaning.',
  ),
);
export type ProblemCode = v.InferOutput<typeof ProblemCode>;

/** The problem document of an error response (RFC 9457). */
export const ProblemDocument = v.strictObject({
  type: v.pipe(
    v.string(),
    v.description('Always about:blank. `status` and `code` state the kind of problem.'),
  ),
  title: v.string(),
  code: ProblemCode,
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.pipe(v.string(), v.description('What was wrong and how to correct it, for people.')),
  errors: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          parameter: v.pipe(v.string(), v.description('The name of the wrong parameter.')),
          detail: v.pipe(v.string(), v.description('How to correct it.')),
        }),
      ),
      v.description('All wrong parameters.'),
    ),
  ),
});
export type ProblemDocument = v.InferOutput<typeof ProblemDocument>;
