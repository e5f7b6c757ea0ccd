/** @returns the problem, which begins with the field's path; null for a valid value */
type Rule = (value: unknown, path: string) => string | null;

/** Bounds of the job format. The API's schema has the same. */
const TEXT_LENGTH = 200;
const INK_NAME_LENGTH = 60;
const MAX_SPOTS = 12;
/** Inches. */
const MIN_SIZE = 0.1;
const MAX_SIZE = 1_000;

const plainNumber = (value: number): string => value.toLocaleString('en-US');

const numberFrom =
  (least: number, most: number, unit: 'inches' | 'whole'): Rule =>
  (value, path) => {
    const isValid = typeof value === 'number' && value >= least && value <= most;
    if (isValid && (unit === 'inches' || Number.isInteger(value))) return null;
    const [noun, note] = unit === 'inches' ? ['a number', ' (inches)'] : ['a whole number', ''];
    return `${path} must be ${noun} from ${plainNumber(least)} to ${plainNumber(most)}${note}`;
  };

const textUpTo =
  (most: number): Rule =>
  (value, path) =>
    typeof value === 'string' && value.length <= most
      ? null
      : `${path} must be text of at most ${most} characters`;

const yesOrNo: Rule = (value, path) => (typeof value === 'boolean' ? null : `${path} must be true or false`);

const oneOf =
  (...choices: readonly string[]): Rule =>
  (value, path) =>
    choices.includes(value as string)
      ? null
      : `${path} must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}`;

const listOf =
  (item: Rule, most: number): Rule =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most) return `${path} must be a list of at most ${most}`;
    for (const [index, part] of value.entries()) {
      const problem = item(part, `${path}.${index}`);
      if (problem !== null) return problem;
    }
    return null;
  };

/** An object with only these fields. */
const fields =
  (rules: Readonly<Record<string, Rule>>, ...needed: readonly string[]): Rule =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return `${path === '' ? 'the job' : path} must be an object in braces`;
    const given = new Map(Object.entries(value));
    const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
    for (const name of given.keys())
      if (!Object.hasOwn(rules, name))
        return `${pathOf(name)} isn't a known field; the fields here are ${Object.keys(rules).join(', ')}`;
    for (const [name, rule] of Object.entries(rules)) {
      const part = given.get(name);
      if (part === undefined && !needed.includes(name)) continue;
      const problem = part === undefined ? `${pathOf(name)} is missing` : rule(part, pathOf(name));
      if (problem !== null) return problem;
    }
    return null;
  };

/** Names beyond the number of spot colors would contradict it. */
const withCountedNames =
  (rule: Rule): Rule =>
  (value, path) => {
    const problem = rule(value, path);
    if (problem !== null) return problem;
    const { spots, spotNames = [] } = value as { spots?: number; spotNames?: string[] };
    return spots === undefined || spotNames.length <= spots
      ? null
      : `${path}.spotNames has more names than ${path}.spots`;
  };

const pages = numberFrom(1, 50_000, 'whole');
const length = numberFrom(MIN_SIZE, MAX_SIZE, 'inches');
const side = {
  process: oneOf('cmyk', 'black', 'none'),
  spots: numberFrom(0, MAX_SPOTS, 'whole'),
  spotNames: listOf(textUpTo(INK_NAME_LENGTH), MAX_SPOTS),
};
const colors = withCountedNames(
  fields({ ...side, back: withCountedNames(fields(side, 'process')) }, 'process'),
);

const job = fields({
  name: textUpTo(TEXT_LENGTH),
  trim: fields({ width: length, height: length }, 'width', 'height'),
  trimIs: oneOf('flat', 'finished'),
  pages,
  pageMultiple: numberFrom(1, 128, 'whole'),
  bindingName: textUpTo(TEXT_LENGTH),
  bleed: numberFrom(0, 10, 'inches'),
  colors,
  cover: fields({
    pages: numberFrom(1, 16, 'whole'),
    width: length,
    height: length,
    spine: numberFrom(0, 20, 'inches'),
    spineIsEstimate: yesOrNo,
    colors,
  }),
});

/**
 * The first problem of a job, such as `trim.width must be a number from 0.1 to 1,000 (inches)`; null if it is valid.
 *
 * @param path before the fields' names; empty for a file
 */
export const jobProblem = (value: unknown, path = ''): string | null => job(value, path);
