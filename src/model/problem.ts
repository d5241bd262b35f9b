import * as v from 'valibot';

/** An error on the wire: a problem document (RFC 9457). */
export const ProblemDocument = v.strictObject({
  type: v.pipe(v.string(), v.description('about:blank: the status says what kind it is.')),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.pipe(v.string(), v.description('What was wrong and how to mend it, for a person.')),
  errors: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          parameter: v.pipe(v.string(), v.description('The name of the parameter at fault.')),
          detail: v.pipe(v.string(), v.description('What it may be.')),
        }),
      ),
      v.description('Every parameter that was wrong, all of them at once.'),
    ),
  ),
});
export type ProblemDocument = v.InferOutput<typeof ProblemDocument>;
