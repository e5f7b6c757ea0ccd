import type { ChatWorking } from '@printpartner/contracts/types';
import type { Sum, SumId } from '@printpartner/spec-sheet/arithmetic';
import type { Draft } from '../../skills/skill.ts';
import { dayIn, dayText, type Day } from '../dates/calendar.ts';
import type { JobMoment } from '../job-moment.ts';
import { chainOf, type JobQuestion } from '../job-question.ts';
import type { OwnSheet } from '../own-job.ts';
import { oneLine, plainName } from '../plain-name.ts';
import { chosenSheet } from './chosen-sheet.ts';
import { askedValues, mainValues, type FieldValue } from './field-values.ts';
import { asksFitness, fitnessAnswer } from './mail-fitness.ts';
import {
  FIRST_CLASS,
  shapeAnswer,
  shapeOf,
  spineVerdict,
  sumAsked,
  sumsOf,
  sumText,
  workingsOf,
} from './sheet-sums.ts';

const MAX_COUNT = 8;
const LIST = /\b(?:which|what|how many|list|show)\b.*\bsheets\b|\bmy (?:spec ?)?sheets\b/;

/** What the user's spec sheets say, and what is calculated from them. */
export function sheetsAnswer(
  asked: JobQuestion,
  sheets: readonly OwnSheet[],
  { now, timeZone }: JobMoment,
): Draft | undefined {
  const today = dayIn(now, timeZone);
  if (LIST.test(asked.said)) return listed(sheets, today);
  const chosen = chosenSheet(asked, sheets);
  if (chosen === 'none') return asked.isGeneral ? undefined : NO_SHEETS;
  if ('unknown' in chosen) return asked.isGeneral ? undefined : unknownSheet(chosen.unknown, sheets);
  if ('several' in chosen) return whichSheet(chosen.several, today);
  return ofSheet(asked, chosen, today, timeZone);
}

function ofSheet(
  asked: JobQuestion,
  { sheet, lastOf }: { sheet: OwnSheet; lastOf?: string },
  today: Day,
  timeZone: string,
): Draft {
  const answered = (text: string, workings: readonly ChatWorking[] = []): Draft => ({
    kind: 'answers',
    text: `${titleOf(sheet, lastOf, today, timeZone)}: ${text}`,
    cites: [],
    links: [linkTo(sheet)],
    workings,
  });
  const ofSum = (id: SumId): Draft => {
    const { text, workings } = calculated(id, said, sheet, today);
    return answered(text, workings);
  };
  // “What about first class?” is about the postage.
  const said = FIRST_CLASS.test(asked.said) ? `${asked.said} postage` : subjectText(asked);
  const fitness = fitnessAnswer(said, sheet);
  if (fitness) return { ...answered(fitness.text, fitness.workings), cites: fitness.cites };
  const sum = sumAsked(said);
  // “What paper” and “how much postage” have their own words; a cost of paper doesn't occur on a sheet.
  const values = askedValues(said, sheet);
  if (sum !== undefined && !(values && /\bdid (?:i|we)\b/.test(said))) return ofSum(sum);
  if (values) return answered(values.map(({ name, values: found }) => valuesText(name, found)).join(' '));
  const main = mainValues(sheet);
  return answered(
    main.length === 0
      ? 'nothing is filled in yet.'
      : `\n\n${main.map(({ label, value }) => `- ${label}: **${value}**`).join('\n')}`,
  );
}

/** What is asked may be said only before: `and for the postcard?`. */
const subjectText = (asked: JobQuestion): string =>
  chainOf(asked).find(
    ({ said, part }) =>
      part === 'sheets' && (sumAsked(said) !== undefined || asksFitness(said) || ASKS_VALUE.test(said)),
  )?.said ?? asked.said;
const ASKS_VALUE =
  /\b(?:papers?|stocks?|sizes?|trim|pages?|page count|binding|bound|inks?|colou?rs?|bleeds?|finish\w*|coat\w*|quantit\w+|copies|how many|fold\w*|deliver\w*|ship\w*|customer|client|company|notes?|laminat\w*)\b/;

function valuesText(name: string, values: readonly FieldValue[]): string {
  const filled = values.filter(({ value }) => value !== '');
  const empty = values.filter(({ value }) => value === '');
  if (values.length === 0) return `This form has no field for ${name}.`;
  if (filled.length === 0) return `${capital(name)} isn’t filled in.`;
  const isTold = name === 'paper' || name === 'page count';
  const rest =
    empty.length === 0 || !isTold ? '' : ` Not filled in: ${empty.map(({ label }) => label).join(', ')}.`;
  return `${filled.map(({ label, value }) => `${label} **${value}**`).join('; ')}.${rest}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Follows the arithmetic of the sheet's own screen. */
function calculated(
  id: SumId,
  said: string,
  sheet: OwnSheet,
  today: Day,
): { text: string; workings: readonly ChatWorking[] } {
  const sums = sumsOf(sheet, today);
  const sum = sums.find((one) => one.id === id) ?? sums[0];
  if (!sum) return { text: 'there is nothing to calculate yet.', workings: [] };
  return { text: textOf(sum, said, sheet), workings: workingsOf(sum) };
}

function textOf(sum: Sum, said: string, sheet: OwnSheet): string {
  if (sum.id === 'spine' && /\b(?:right|correct|ok|wrong)\b/.test(said))
    return `${spineVerdict(sheet, sum)} ${sumText(sum)}`.trim();
  const shape = sum.id === 'postage' ? shapeOf(sum) : undefined;
  const isShapeAsked = /\b(?:letter|flat|mail)\b/.test(said) && !/\b(?:postage|cost|much)\b/.test(said);
  return shape && isShapeAsked ? `${shapeText(shape, said)} ${shapeAnswer(sum)}` : sumText(sum, said);
}

function shapeText(shape: string, said: string): string {
  const wanted = /\bflat\b/.test(said) && !/\bletter\b/.test(said) ? 'flat' : 'letter';
  const is = shape === 'card' && wanted === 'letter' ? 'letter' : shape;
  return is === wanted
    ? `**Yes**, it mails as a ${shape === 'card' ? 'card, the smallest letter' : shape}.`
    : `**No**, it mails as a ${shape}.`;
}

const titleOf = (
  { name, id, updated_at: at, kind }: OwnSheet,
  lastOf: string | undefined,
  today: Day,
  timeZone: string,
): string => {
  const changed = dayText(dayIn(new Date(at), timeZone), today);
  const title =
    id === undefined
      ? `Your ${kind === 'booklet' ? 'booklet' : 'custom'} draft`
      : `Sheet **${plainName(name)}**`;
  const which = lastOf === undefined ? 'last changed' : `the last changed of your ${lastOf},`;
  return `${title} (${which} ${changed})`;
};

const tabs = { booklet: 'specs', custom: 'mailer' } as const;

const linkTo = ({ kind, id, name }: OwnSheet) => ({
  title: id === undefined ? `${kind === 'booklet' ? 'Booklet' : 'Custom'} draft` : oneLine(name),
  address: `/?tab=${tabs[kind]}${id === undefined ? '' : `&sheet=${id}`}`,
});

function listed(sheets: readonly OwnSheet[], today: Day): Draft {
  const named = sheets.filter(({ id }) => id !== undefined);
  if (named.length === 0) return NO_SHEETS;
  const lines = named
    .slice(0, MAX_COUNT)
    .map(
      ({ name, kind, updated_at: at }) =>
        `- **${plainName(name)}** (${kind === 'booklet' ? 'booklet' : 'custom'}), last changed ${dayText(at.slice(0, 10), today)}`,
    );
  const rest = named.length > MAX_COUNT ? `\n\nAnd ${named.length - MAX_COUNT} more.` : '';
  return {
    kind: 'answers',
    text: `Your spec sheets, last changed first:\n\n${lines.join('\n')}${rest}`,
    cites: [],
    links: named.slice(0, 5).map(linkTo),
  };
}

function unknownSheet(asked: string, sheets: readonly OwnSheet[]): Draft {
  const near = sheets.filter(({ id }) => id !== undefined).slice(0, 4);
  const names = near.map(({ name }) => `**${plainName(name)}**`).join(', ');
  return {
    kind: 'unknown',
    text: `I find no spec sheet of yours for “${plainName(asked)}”.${near.length === 0 ? '' : ` Your last changed sheets: ${names}.`}`,
    cites: [],
    links: near.map(linkTo),
  };
}

function whichSheet(sheets: readonly OwnSheet[], today: Day): Draft {
  return {
    ...listed(sheets, today),
    kind: 'asks',
    text: `Which sheet do you mean: ${sheets
      .slice(0, MAX_COUNT)
      .map(({ name, id, kind }) => (id === undefined ? `your ${kind} draft` : `**${plainName(name)}**`))
      .join(', ')}?`,
  };
}

const NO_SHEETS: Draft = {
  kind: 'answers',
  text: 'You have no spec sheets yet. Fill in Create Booklet Specs or Create Custom Specs, and save it with a name.',
  cites: [],
  links: [
    { title: 'Create Booklet Specs', address: '/?tab=specs' },
    { title: 'Create Custom Specs', address: '/?tab=mailer' },
  ],
};
