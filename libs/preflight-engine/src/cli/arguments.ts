import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { defaultProfile, type ProfileId, profileIds } from '../profile/profile.ts';
import type { JobSpec } from '../job/job-spec.ts';
import type { PreflightMode } from '../report/preflight-result.ts';
import { jobOfOptions, jobOptions, type JobValues, UsageError } from './job-options.ts';
import { jobProblem } from '../job/job-rules.ts';

export type Output = 'text' | 'json' | 'facts';

/** A command line that checks files. */
export interface InspectCommand {
  files: string[];
  output: Output;
  mode: PreflightMode;
  profile: ProfileId;
  password: string | undefined;
  /** The job to check against: the spec sheet, with the options in place of its fields. */
  spec: JobSpec | undefined;
}

export type Command = 'help' | 'version' | InspectCommand;

const modes = ['quick', 'full'] as const satisfies readonly PreflightMode[];

const options = {
  mode: { type: 'string', default: 'full' },
  profile: { type: 'string', default: defaultProfile },
  password: { type: 'string' },
  spec: { type: 'string' },
  ...jobOptions,
  json: { type: 'boolean', default: false },
  facts: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** @throws UsageError, SpecFileError */
export function commandIn(args: string[], env: NodeJS.ProcessEnv): Command {
  const { values, positionals: files } = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  if (values.json && values.facts) throw new UsageError('Use either --json or --facts, not both.');
  const jobOption = ['spec', ...Object.keys(jobOptions)].find((name) => name in values);
  if (jobOption !== undefined && values.facts)
    throw new UsageError(`Use --${jobOption} without --facts, which runs no checks.`);
  if (files.length === 0) throw new UsageError('Name a PDF file to check.');
  return {
    files,
    output: values.facts ? 'facts' : values.json ? 'json' : 'text',
    mode: oneOf(modes, values.mode, 'mode'),
    profile: oneOf(profileIds, values.profile, 'profile'),
    password: values.password ?? env['PREFLIGHT_PASSWORD'],
    spec: jobOf(values.spec, values),
  };
}

/** @throws UsageError, SpecFileError */
function jobOf(path: string | undefined, values: JobValues): JobSpec | undefined {
  const ofFile = path === undefined ? undefined : jobIn(path);
  const ofOptions = jobOfOptions(values);
  if (!ofOptions) return ofFile;
  const { pageMultiple: _multiple, bindingName: _name, trimIs: _trimIs, ...unbound } = ofFile ?? {};
  return { ...(values.binding === undefined ? ofFile : unbound), ...ofOptions };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function oneOf<T extends string>(known: readonly T[], given: string, what: string): T {
  const found = known.find((name) => name === given);
  if (found) return found;
  throw new UsageError(`Unknown ${what} '${given}'. Choose one of: ${known.join(', ')}.`);
}

/** A spec sheet that can't be used. The message is shown to the user. */
export class SpecFileError extends Error {}

/** The job in a JSON file. @throws SpecFileError */
function jobIn(path: string): JobSpec {
  const job = parsed(path);
  const problem = jobProblem(job);
  if (problem !== null) throw new SpecFileError(`${path}: ${problem}`);
  return job as JobSpec;
}

function parsed(path: string): unknown {
  const text = contentsOf(path);
  try {
    // Some editors begin a file with a byte-order mark.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new SpecFileError(`${path} isn't valid JSON: ${(error as Error).message}`);
  }
}

function contentsOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new SpecFileError(`The spec sheet can't be read: ${(error as Error).message}`);
  }
}
