import { worstOf } from './checks/check.ts';
import { runChecks } from './checks/run-checks.ts';
import type { PageFacts } from './facts/document-facts.ts';
import type { InkFacts } from './facts/ink-facts.ts';
import type { DocumentSurvey } from './facts/survey.ts';
import { guessedJob } from './guess/guessed-job.ts';
import type { JobSpec } from './job/job-spec.ts';
import { takenTrim } from './job/page-boxes.ts';
import { checkOptions } from './option-rules.ts';
import { type ProfileId, profiles } from './profile/profile.ts';
import type { PreflightMode, PreflightResult } from './report/preflight-result.ts';
import { listLimits, shortName } from './report/result-bounds.ts';

/**
 * Number of the format of stored surveys. Raise it with every change of `SurveyedFile`: fields that come, go, or mean something else. A survey of
 * another format may lack what a check looks for, which would pass on missing evidence.
 */
export const surveyFormat = 2;

/**
 * What was found in a file, to judge it again without the file. A plain value that `structuredClone` and `v8.serialize`
 * take. Whoever stores it stores `surveyFormat` with it, and doesn't judge by a survey of another format.
 */
export interface SurveyedFile extends DocumentSurvey {
  mode: PreflightMode;
  /** The profile whose ink limit the pages were rendered for. */
  profile: ProfileId;
  /** Bytes. */
  fileSize: number;
  /** One per page; null in quick mode. */
  ink: readonly InkFacts[] | null;
}

export interface JudgeOptions {
  /** The survey's by default. `quick` leaves out what only a full check found. */
  mode?: PreflightMode;
  profile: ProfileId;
  job?: JobSpec | null;
}

/**
 * Judges a file by another job, profile or mode, in milliseconds. Null if that needs the file again: the job says another
 * trim of pages without a TrimBox, or a full check is asked for that would find other things than this one: none was made,
 * or one by another profile, which has other limits to render for.
 *
 * @throws PreflightOptionError
 */
export function judge(
  file: SurveyedFile,
  { mode = file.mode, profile, job = null }: JudgeOptions,
): PreflightResult | null {
  checkOptions({ mode, profile, ...(job && { job }) });
  if (mode === 'full' && (file.mode !== 'full' || profile !== file.profile)) return null;
  if (!file.facts.pages.every((page) => hasTrimOf(page, job ?? {}))) return null;
  return resultOf(mode === 'quick' ? { ...file, mode, ink: null } : file, { profile, job });
}

function hasTrimOf({ rawBoxes, boxes, userUnit, drawnTrim }: PageFacts, job: JobSpec): boolean {
  if (rawBoxes.TrimBox) return true;
  const trim = (userUnit === 1 ? takenTrim(boxes.CropBox, job) : null) ?? drawnTrim ?? boxes.CropBox;
  return trim.every((side, index) => side === boxes.TrimBox[index]);
}

/** The result of all checks. */
export function resultOf(
  file: SurveyedFile,
  { profile, job = null }: Omit<JudgeOptions, 'mode'>,
): PreflightResult {
  const { mode, fileSize, facts, ink } = file;
  const checks = runChecks({ ...file, profile: profiles[profile], job: job ?? {} });
  return {
    mode,
    profile,
    job,
    fileSize,
    status: worstOf(checks.map(({ status }) => status)),
    opens: true,
    passwordNeeded: false,
    error: null,
    guess: guessedJob(file, ink),
    pdfVersion: shortName(facts.pdfVersion),
    pageCount: facts.pageCount,
    pages: facts.pages
      .slice(0, listLimits.pages)
      .map(({ number, rotate, userUnit, boxes }) => ({ number, rotate, userUnit, boxes })),
    inks: facts.inks.slice(0, listLimits.inks).map(shortName),
    inksLeftOut: Math.max(0, facts.inks.length - listLimits.inks),
    checks,
  };
}
