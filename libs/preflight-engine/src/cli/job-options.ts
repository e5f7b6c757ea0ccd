import { bindingNames, bindingRule } from '../job/bindings.ts';
import { jobProblem } from '../job/job-rules.ts';
import type { JobSpec } from '../job/job-spec.ts';
import { inksIn } from './inks-option.ts';
import { lengthIn, sizeIn } from './length-option.ts';
import { UsageError } from './usage-error.ts';

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
