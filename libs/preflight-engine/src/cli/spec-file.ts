import { readFileSync } from 'node:fs';
import { jobProblem } from '../job/job-rules.ts';
import type { JobSpec } from '../job/job-spec.ts';

/** A spec sheet that can't be used. The message is shown to the user. */
export class SpecFileError extends Error {}

/** The job in a JSON file. @throws SpecFileError */
export function jobIn(path: string): JobSpec {
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
