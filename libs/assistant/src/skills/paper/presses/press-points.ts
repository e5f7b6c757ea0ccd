import { pressGuides, pressOf } from '@printpartner/print-knowledge/press';
import { asksYesNo } from '../../../question/asked-form.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { matchingPoints } from '../named/matching-points.ts';
import { papersOf } from '../named/paper-question.ts';
import { isAboutPress, pressesNamed } from './named-presses.ts';

/** Tiles that list what a press takes. */
const CAPABILITIES = /^(?:Substrates|Binding|Finishing)$/;
const LIMITED = /\b(?:can’t|no|not|few|some|only|special|offline|up to|less|from|cracks?|jam|before)\b/i;

/** Subjects that have their own answers. */
const OTHER =
  /\bdays\b|\blead time\b|\bturn ?around\b|\bprofiles?\b|\bicc\b|\bprices?\b|\bcost\b|\bspine\b|\bcreep\b|\bpostage\b/;

/** Anything else about a press that the guide has a sentence on: `can coldset print on gloss`. */
export const pressPoints: Skill = {
  id: 'press-points',
  answer: (question) => {
    const text = papersOf(question).rest;
    return isAboutPress(text) && !OTHER.test(text) ? pressPointsOf(text) : undefined;
  },
};

/** What the guide says of a press in the question's own words. */
export function pressPointsOf(text: string, leastShare?: number): Draft | undefined {
  const named = pressesNamed(text);
  const guides = pressGuides.filter(({ press }) => named.length === 0 || named.includes(press));
  const sentences = guides.flatMap((guide) => {
    const { tiles, advantages, filePreparation, summary, runNote, press } = guide;
    const ofTiles = tiles.flatMap(({ title, details }) =>
      details.map((point) => ({ point, entry: title, place: pressOf(press).name })),
    );
    const own = [
      summary,
      runNote,
      ...advantages.map((one) => one.text),
      ...filePreparation.map((one) => one.text),
    ];
    return [
      ...ofTiles,
      ...own.map((point) => ({ point, entry: pressOf(press).name, place: 'Printing Presses' })),
    ];
  });
  const found = matchingPoints(
    text,
    [...new Set(sentences.map(({ point }) => point))],
    'digital sheetfed web offset press',
    leastShare,
  );
  const [best, ...others] = found;
  if (best === undefined) return undefined;
  const cites = found
    .flatMap((point) => sentences.find((one) => one.point === point) ?? [])
    .map(({ entry, place }) => ({ entry, place }));
  const tile = sentences.find((one) => one.point === best)?.entry;
  const isAble =
    asksYesNo({ typed: text }) &&
    CAPABILITIES.test(tile ?? '') &&
    !LIMITED.test(best) &&
    !/\bor\b/.test(text);
  return answers(
    `${isAble ? '**Yes.** ' : ''}**${best.replace(/\.$/, '')}.** ${others.map((point) => point.replace(/\.?$/, '.')).join(' ')}`.trim(),
    cites,
  );
}
