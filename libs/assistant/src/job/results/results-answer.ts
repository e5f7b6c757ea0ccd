import type { PreflightCheck, PreflightResult, Project } from '@printpartner/contracts/types';
import type { Draft } from '../../skills/skill.ts';
import { momentText } from '../dates/calendar.ts';
import type { JobMoment } from '../job-moment.ts';
import { chainOf, type JobQuestion } from '../job-question.ts';
import type { OwnResult, OwnSheet } from '../own-job.ts';
import { oneLine, plainName } from '../plain-name.ts';
import { checkAsked, ordinalAsked, pageAsked } from './asked-check.ts';
import { chosenResult } from './chosen-result.ts';
import {
  SHEETS_AWAY,
  comparedWith,
  comparesSheet,
  isAboutSize,
  meansSheet,
  sheetMeant,
  uncomparedSize,
} from './sheet-comparison.ts';
import {
  fixText,
  problemsOf,
  problemsOfCheck,
  problemsOnPage,
  problemText,
  verdictNames,
  type ListedFinding,
} from './listed-findings.ts';

const MAX_COUNT = 5;
const FIX = /\b(?:fix\w*|solve|correct|repair|resolve|do about|get rid)\b/;

/** What the user's preflight results say: verdict, problems with pages, how to fix them. */
export function resultsAnswer(
  asked: JobQuestion,
  results: readonly OwnResult[],
  { projects, sheets }: { projects: readonly Project[]; sheets: readonly OwnSheet[] | undefined },
  { timeZone }: JobMoment,
): Draft {
  const chosen = chosenResult(asked, results, projects);
  if (chosen === 'none') return NO_RESULT;
  if ('unknownFile' in chosen) return unknownFile(chosen.unknownFile, results);
  const { result, checkedAt } = chosen;
  const head = `**${plainName(result.filename)}** (checked ${momentText(checkedAt, timeZone)}, ${result.mode === 'quick' ? 'Quick Scan' : 'Full Scan'})`;
  const answered = (text: string): Draft => ({
    kind: 'answers',
    text: `${head}: ${text}`,
    cites: [],
    links: [linkTo(chosen)],
  });
  if (!result.opens || result.passwordNeeded) return answered(plainName(result.verdict, 300));
  return answered(comparison(asked, chosen, sheets) ?? bodyOf(asked, result));
}

/** Undefined for a question about the file alone. */
function comparison(
  asked: JobQuestion,
  { result, projectId }: OwnResult,
  sheets: readonly OwnSheet[] | undefined,
): string | undefined {
  if (!comparesSheet(asked.said)) return undefined;
  if (!sheets) return meansSheet(asked.said) ? SHEETS_AWAY : undefined;
  const meant = sheetMeant(asked, sheets, projectId);
  if (!meant) return undefined;
  if (!('unknown' in meant)) {
    const compared = comparedWith(meant, result);
    return isAboutSize(asked.said) ? compared : `${compared}\n\nThe checks: ${bodyOf(asked, result)}`;
  }
  return isAboutSize(asked.said)
    ? `${uncomparedSize(result, meant.unknown)} ${factsOf(result)}`
    : `${bodyOf(asked, result)}\n\n${uncomparedSize(result, meant.unknown)}`;
}

function bodyOf(asked: JobQuestion, result: PreflightResult): string {
  const ordinal = ordinalAsked(asked.said);
  const [own, ...before] = chainOf(asked);
  const isPointing = asked.earlier !== undefined && (ordinal !== undefined || FIX.test(asked.said));
  const subject =
    subjectOf(own?.said ?? '') ?? (isPointing ? first(before.map(({ said }) => subjectOf(said))) : undefined);
  const isFix = FIX.test(asked.said);
  if (subject === undefined)
    return overview(result, ordinal ?? (isFix ? pointedBefore(before) : undefined), isFix);
  return 'page' in subject ? ofPage(result, subject.page, ordinal) : ofCheck(result, subject.check, ordinal);
}

type Subject = { page: number } | { check: PreflightCheck['id'] };

function subjectOf(said: string): Subject | undefined {
  const page = pageAsked(said);
  if (page !== undefined) return { page };
  const check = checkAsked(said);
  return check && { check };
}

const first = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.find((value) => value !== undefined);

/** “How do I fix it?” after “what’s the second one?” */
const pointedBefore = (before: readonly JobQuestion[]): number | undefined =>
  before[0] && ordinalAsked(before[0].said);

function overview(result: PreflightResult, ordinal: number | undefined, isFix: boolean): string {
  const problems = problemsOf(result);
  const facts = factsOf(result);
  if (problems.length === 0) return `${verdictText(result)}. ${facts}`;
  if (ordinal !== undefined) return oneOf(problems, ordinal);
  const [only, ...others] = problems;
  if (only && others.length === 0 && isFix) return withFix(only);
  return `${verdictText(result)}\n\n${listOf(problems)}`;
}

const verdictText = ({ status, verdict }: PreflightResult): string =>
  `**${verdictNames[status]}.** ${plainName(verdict, 300)}`;

function ofPage(result: PreflightResult, page: number, ordinal: number | undefined): string {
  if (page < 1 || page > result.pageCount)
    return `There is no page ${page}: the file has ${result.pageCount} ${result.pageCount === 1 ? 'page' : 'pages'}.`;
  const problems = problemsOnPage(result, page);
  const unlisted = result.checks.filter(
    ({ tally, id }) =>
      (tally.pages[page - 1] ?? '-') !== '-' && !problems.some(({ check }) => check.id === id),
  );
  const rest =
    unlisted.length === 0
      ? ''
      : `\n\nNot listed in the result, but counted on this page: ${unlisted.map(({ name }) => plainName(name)).join(', ')}.`;
  if (ordinal !== undefined && problems.length > 0) return oneOf(problems, ordinal);
  if (problems.length > 0)
    return `page ${page} has **${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}**.\n\n${listOf(problems)}${rest}`;
  if (rest !== '') return `page ${page} has problems.${rest}`;
  const ofFile = problemsOf(result).filter(({ finding }) => finding?.page === null);
  return ofFile.length === 0
    ? `no problems on **page ${page}**.`
    : `no problems on **page ${page}** itself. Of the whole file:\n\n${listOf(ofFile)}`;
}

function ofCheck(result: PreflightResult, id: PreflightCheck['id'], ordinal: number | undefined): string {
  const check = result.checks.find((one) => one.id === id);
  if (!check) return overview(result, ordinal, false);
  const problems = problemsOfCheck(check);
  const size = id === 'page-size' ? ` ${factsOf(result)}` : '';
  // Pages of one size pass, whatever was ordered.
  if (id === 'page-size' && check.status === 'pass' && !result.job?.trim)
    return `${uncomparedSize(result, undefined)}${size}`;
  if (check.status === 'pass' || problems.length === 0)
    return `**${verdictNames[check.status]}, ${plainName(check.name)}.** ${plainName(check.message, 320)}${size}`;
  if (ordinal !== undefined) return oneOf(problems, ordinal);
  const hidden = problems.length - MAX_COUNT + check.findingsLeftOut;
  const rest = hidden > 0 ? `\n\nAnd ${hidden} more of this check.` : '';
  return `**${verdictNames[check.status]}, ${plainName(check.name)}.**${size}\n\n${listOf(problems.slice(0, MAX_COUNT), false)}${rest}`;
}

function oneOf(problems: readonly ListedFinding[], ordinal: number): string {
  const problem = problems.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return problem
    ? withFix(problem)
    : `there ${problems.length === 1 ? 'is only one problem' : `are only ${problems.length} problems`}.\n\n${listOf(problems)}`;
}

const withFix = (problem: ListedFinding): string =>
  `${problemText(problem)}\n\n**How to fix it:** ${fixText(problem) ?? 'The result doesn’t say. Ask your printer.'}`;

function listOf(problems: readonly ListedFinding[], hasEnd = true): string {
  const fixes = new Set<string>();
  const items = problems.slice(0, MAX_COUNT).map((problem, place) => {
    const fix = fixText(problem);
    // The same advice once.
    const isNew = fix !== undefined && !fixes.has(fix);
    if (isNew) fixes.add(fix);
    return `${place + 1}. ${problemText(problem)}${isNew ? ` *Fix:* ${fix}` : ''}`;
  });
  const rest = hasEnd && problems.length > MAX_COUNT ? `\n\nAnd ${problems.length - MAX_COUNT} more.` : '';
  return `${items.join('\n')}${rest}`;
}

const factsOf = ({ pageCount, fileSize }: PreflightResult): string =>
  `The file has **${pageCount} ${pageCount === 1 ? 'page' : 'pages'}**, ${plainName(fileSize)}.`;

const linkTo = ({ result, projectId }: OwnResult) => ({
  title: `Preflight: ${oneLine(result.filename, 80)}`,
  address: projectId === undefined ? '/?tab=preflight' : `/?tab=projects&project=${projectId}`,
});

const PREFLIGHT_LINK = { title: 'Preflight', address: '/?tab=preflight' };

const NO_RESULT: Draft = {
  kind: 'answers',
  text: 'I find no preflight result of yours. Open Preflight, choose the PDF and run a Quick or Full Scan; then ask me again. A result is deleted an hour after the check, unless you keep it with a project.',
  cites: [],
  links: [PREFLIGHT_LINK],
};

function unknownFile(name: string, results: readonly OwnResult[]): Draft {
  const names = [...new Set(results.map(({ result }) => plainName(result.filename)))].slice(0, MAX_COUNT);
  return {
    kind: 'unknown',
    text: `I find no preflight result of yours for “${plainName(name)}”. Your results: ${names.map((one) => `**${one}**`).join(', ')}.`,
    cites: [],
    links: [PREFLIGHT_LINK],
  };
}
