import { readFacts } from '../facts/survey.ts';
import { FileSource } from '../pdf/source.ts';
import type { PreflightResult } from '../report/preflight-result.ts';
import { terminalReport, unreadableReport } from '../report/terminal.ts';
import type { FileReport, FileJob, FileProgress } from './file-job.ts';
import { type Unreadable, unreadableFrom, notAFile } from './unreadable-file.ts';

// Control and bidirectional characters that JSON.stringify doesn't escape.
const UNSAFE = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Checks one file; never throws. */
export async function checkFile(
  job: FileJob,
  onProgress: (progress: FileProgress) => void,
): Promise<FileReport> {
  const reason = notAFile(job.file);
  if (reason) return unreadableFileReport(job, reason);
  try {
    return job.output === 'facts' ? factsReport(job) : await preflightReport(job, onProgress);
  } catch (error) {
    return unreadableFileReport(job, unreadableFrom(error));
  }
}

/** The answer for an unreadable file, in the requested output format. */
export function unreadableFileReport(
  { output, file, mode, profile, spec, ...look }: FileJob,
  error: Unreadable,
): FileReport {
  const report = (text: string): FileReport => ({ kind: 'report', text, exitCode: 2 });
  const passwordNeeded = error.code === 'password-needed';
  if (output === 'text') return report(unreadableReport(file, { passwordNeeded, ...error }, look));
  if (output === 'facts') return report(jsonLine({ opens: false, passwordNeeded, error }));
  const empty = { fileSize: 0, pdfVersion: '', pageCount: 0, pages: [], inks: [], checks: [] };
  const result = {
    status: 'fail',
    mode,
    profile,
    job: spec ?? null,
    guess: null,
    opens: false,
    passwordNeeded,
    error,
    ...empty,
  };
  return report(jsonLine({ file, ...result }));
}

function factsReport({ file, password }: FileJob): FileReport {
  const source = new FileSource(file);
  try {
    const facts = readFacts(source, { ...(password !== undefined && { password }) });
    return { kind: 'report', text: jsonLine(facts), exitCode: facts.opens ? 0 : 2 };
  } finally {
    source.close();
  }
}

async function preflightReport(
  job: FileJob,
  onProgress: (progress: FileProgress) => void,
): Promise<FileReport> {
  // Loaded here because --facts needs neither the checks nor the image decoders.
  const { preflight } = await import('../preflight.ts');
  const result = await preflight(job.file, {
    mode: job.mode,
    profile: job.profile,
    ...(job.password !== undefined && { password: job.password }),
    ...(job.spec && { job: job.spec }),
    ...(job.reportsProgress && { onProgress: (progress) => onProgress({ kind: 'progress', ...progress }) }),
  });
  return { kind: 'report', text: resultText(job, result), exitCode: exitCodeOf(result) };
}

function resultText(job: FileJob, result: PreflightResult): string {
  return job.output === 'json'
    ? jsonLine({ file: job.file, ...result })
    : terminalReport(job.file, result, job);
}

function exitCodeOf({ opens, status }: PreflightResult): FileReport['exitCode'] {
  if (!opens) return 2;
  return status === 'fail' ? 1 : 0;
}

/** Compact JSON with a newline, safe to print in a terminal. */
function jsonLine(value: unknown): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value).replace(UNSAFE, escaped)}\n`;
}
