import { bindingNames, bindingRule } from '../job/bindings.ts';
import { jobProblem } from '../job/job-rules.ts';
import type { JobSpec, JobColors, SideColors } from '../job/job-spec.ts';

const MM_PER_INCH = 25.4;
/** From here on, a size without a unit is rather in mm. */
const RATHER_MM = 100;

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const UNIT = String.raw`\s*(in|"|mm|cm)?`;
const LENGTH = new RegExp(`^${NUMBER}${UNIT}$`, 'i');
const SIZE = new RegExp(String.raw`^${NUMBER}${UNIT}\s*[x×*]\s*${NUMBER}${UNIT}$`, 'i');

/** Process inks. */
const CMYK = 4;

/** Invalid arguments. The message is shown to the user. */
export class UsageError extends Error {}

/** The options that say what was ordered, as `parseArgs` takes them. */
export const jobOptions = {
  trim: { type: 'string' },
  pages: { type: 'string' },
  binding: { type: 'string' },
  inks: { type: 'string' },
  bleed: { type: 'string' },
} as const;

type JobOption = keyof typeof jobOptions;
export type JobValues = Readonly<Partial<Record<JobOption, string>>>;

/** Reads one option. `example` follows `such as` in the message about a value that it can't read. */
interface Reader {
  read: (text: string) => JobSpec | null;
  example: string;
}

const withTrim = (text: string): JobSpec | null => {
  const trim = sizeIn(text);
  return trim && { trim };
};
const withPages = (text: string): JobSpec | null => (/^\d+$/.test(text) ? { pages: Number(text) } : null);
const withInks = (text: string): JobSpec | null => {
  const colors = inksIn(text);
  return colors && { colors };
};
const withBleed = (text: string): JobSpec | null => {
  const bleed = /^(?:no|none)$/i.test(text) ? 0 : lengthIn(text);
  return bleed === null ? null : { bleed };
};

const readers: Readonly<Record<JobOption, Reader>> = {
  trim: { read: withTrim, example: '--trim 8.5x11 or --trim 210x297mm' },
  pages: { read: withPages, example: '--pages 24' },
  binding: {
    read: (text) => bindingRule(text) ?? null,
    example: `--binding saddle. Known are ${bindingNames.join(', ')}`,
  },
  inks: { read: withInks, example: '--inks 4/1, --inks 4+1/4 or --inks "1+PMS 185/0"' },
  bleed: { read: withBleed, example: '--bleed 0.125, --bleed 3mm or --bleed none' },
};

/** The job that the options say; null without any. @throws UsageError naming the option */
export function jobOfOptions(values: JobValues): JobSpec | null {
  const parts = (Object.keys(readers) as JobOption[]).flatMap((option) => {
    const text = values[option];
    return text === undefined ? [] : [partOf(option, text.trim())];
  });
  return parts.length === 0 ? null : Object.assign({}, ...parts);
}

function partOf(option: JobOption, text: string): JobSpec {
  const { read, example } = readers[option];
  const part = read(text);
  const problem = part && jobProblem(part);
  if (part && problem === null) return part;
  const reason = problem === null ? '' : ` (${problem})`;
  throw new UsageError(`--${option} can't be '${text}'${reason}. Write it such as ${example}.`);
}

/** Inches per unit. */
const units = { '': 1, in: 1, '"': 1, mm: 1 / MM_PER_INCH, cm: 10 / MM_PER_INCH } as const;
type Unit = keyof typeof units;

/** A length in inches: `0.125`, `0.125in`, `3mm`; null if it can't be read. */
function lengthIn(text: string): number | null {
  const [, number, unit] = LENGTH.exec(text) ?? [];
  return number === undefined ? null : inInches(number, unitOf(unit));
}

/** Width and height in inches: `8.5x11`, `210 × 297 mm`; null if they can't be read, or the unit is in doubt. */
function sizeIn(text: string): { width: number; height: number } | null {
  const [, width, first, height, second] = SIZE.exec(text) ?? [];
  if (width === undefined || height === undefined) return null;
  const isUnitless = first === undefined && second === undefined;
  if (isUnitless && Math.max(Number(width), Number(height)) >= RATHER_MM) return null;
  return {
    width: inInches(width, unitOf(first ?? second)),
    height: inInches(height, unitOf(second ?? first)),
  };
}

const unitOf = (text = ''): Unit => text.toLowerCase() as Unit;

const inInches = (number: string, unit: Unit): number => Number((Number(number) * units[unit]).toFixed(4));

/**
 * The inks of a job as printers write them: `4/0`, `4/4`, `1/1`, `5/4`, `4+1/4`, `K+PMS 185/K`. 1 is black, 4 is CMYK, and any
 * other number is one of these with spot colors. Null if they can't be read.
 */
function inksIn(text: string): JobColors | null {
  const [front, back, ...others] = text.split('/').map(sideIn);
  if (!front || back === null || others.length > 0) return null;
  return back === undefined || isSame(front, back) ? front : { ...front, back };
}

const isSame = (one: SideColors, other: SideColors): boolean => JSON.stringify(one) === JSON.stringify(other);

function sideIn(text: string): SideColors | null {
  const [first = '', ...added] = text.split('+').map((part) => part.trim());
  const counted = processIn(first);
  if (!counted || added.includes('')) return null;
  const names = added.filter((part) => !/^\d+$/.test(part));
  const unnamed = added.filter((part) => /^\d+$/.test(part)).reduce((sum, part) => sum + Number(part), 0);
  const spots = counted.spots + unnamed + names.length;
  return {
    process: counted.process,
    ...(spots > 0 && { spots }),
    ...(names.length > 0 && { spotNames: names }),
  };
}

function processIn(text: string): { process: SideColors['process']; spots: number } | null {
  if (/^cmyk$/i.test(text)) return { process: 'cmyk', spots: 0 };
  if (/^(?:k|black)$/i.test(text)) return { process: 'black', spots: 0 };
  if (!/^\d{1,2}$/.test(text)) return null;
  const count = Number(text);
  if (count === 0) return { process: 'none', spots: 0 };
  return count < CMYK ? { process: 'black', spots: count - 1 } : { process: 'cmyk', spots: count - CMYK };
}
