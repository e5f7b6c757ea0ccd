import { z } from 'zod';
import { unknownKeysError } from '../known-keys.ts';
import { limits } from '../limits.ts';
import { lineOfText } from '../text.ts';

const TEXT_LENGTH = 200;
const INK_NAME_LENGTH = 60;
const MAX_SPOTS = 12;

const plain = (value: number) => value.toLocaleString('en-US');

function inches(least: number, most: number) {
  const error = `Must be a number from ${plain(least)} to ${plain(most)} (inches)`;
  return z.number(error).min(least, error).max(most, error);
}

function wholeNumber(least: number, most: number) {
  const error = `Must be a whole number from ${plain(least)} to ${plain(most)}`;
  return z.int(error).min(least, error).max(most, error);
}

/** An object with only these fields, also in calls between services. */
function fieldsOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, { error: unknownKeysError(shape) });
}

const sideShape = {
  /** Process inks: all four, black only, or none, as in a job of spot colors only. */
  process: z.enum(['cmyk', 'black', 'none'], 'Must be cmyk, black or none'),
  /** By default as many as `spotNames` has, or none. */
  spots: wholeNumber(0, MAX_SPOTS).optional(),
  spotNames: z
    .array(lineOfText(INK_NAME_LENGTH))
    .max(MAX_SPOTS, `Must be at most ${MAX_SPOTS} names`)
    .optional(),
};

const hasCountedNames = ({ spots, spotNames = [] }: { spots?: number; spotNames?: string[] }): boolean =>
  spots === undefined || spotNames.length <= spots;
const TOO_MANY_NAMES = { path: ['spotNames'], error: 'Must have at most as many names as there are spots' };

const side = fieldsOf(sideShape).refine(hasCountedNames, TOO_MANY_NAMES);

const colors = fieldsOf({
  ...sideShape,
  /** The inks of even pages, or inside a cover, where they differ: `black` for 4/1, `none` for 4/0. */
  back: side.optional(),
}).refine(hasCountedNames, TOO_MANY_NAMES);

const length = inches(0.1, 1_000);

/**
 * What was ordered, as a spec sheet says it. Lengths in inches. What is absent isn't checked against the job. Kept
 * results contain it, so a field is never renamed or removed, and bounds never get narrower.
 */
export const preflightJob = fieldsOf({
  name: lineOfText(TEXT_LENGTH).optional(),
  /** One page, trimmed; for a folded piece the flat size. */
  trim: fieldsOf({ width: length, height: length }).optional(),
  /** `finished`: the trim is what a piece may be folded to, so that its flat sheet is larger. By default `flat`. */
  trimIs: z.enum(['flat', 'finished'], 'Must be flat or finished').optional(),
  /** Pages of the text without a separate cover; sides of a flat piece. */
  pages: wholeNumber(1, 50_000).optional(),
  /** The page count must be divisible by it. */
  pageMultiple: wholeNumber(1, 128).optional(),
  /** For messages, such as `Saddle Stitch`. */
  bindingName: lineOfText(TEXT_LENGTH).optional(),
  /** 0: the job has no bleed. Absent: the profile decides. */
  bleed: inches(0, 10).optional(),
  colors: colors.optional(),
  /** A cover that is printed separately. */
  cover: fieldsOf({
    /** 4 by default. */
    pages: wholeNumber(1, 16).optional(),
    /** The flat cover, trimmed, with its spine and flaps. By default two trim widths and the spine. */
    width: length.optional(),
    height: length.optional(),
    spine: inches(0, 20).optional(),
    /** The spine, and with it the flat cover, is calculated from the papers and not on the spec sheet. */
    spineIsEstimate: z.boolean('Must be true or false').optional(),
    /** The default is the text's; `back` is the inside. */
    colors: colors.optional(),
  }).optional(),
});
export type PreflightJob = z.output<typeof preflightJob>;

/** A job as the JSON text of a form field. */
export const preflightJobText = z
  .string()
  .max(limits.preflightJobMax, `Must be at most ${plain(limits.preflightJobMax)} characters`)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be a spec sheet as JSON text' });
      return z.NEVER;
    }
  })
  .pipe(preflightJob)
  .meta({ description: 'A spec sheet as JSON text, with the fields of `job` in the result' });
