import { answers, type Draft, type Skill } from '../../skill.ts';
import { calipersText, gsmText, poundsOfGsm, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { uncapitalized } from '../named/prose.ts';

/** What can be around a paper that is only named. */
const ONLY_ASKED =
  /^(?:what|is|are|s|a|an|the|tell|me|about|of|for|used|use|uses|using|good|best|can|i|it|do|does|with|describe|info|information|on|explain|mean|means|meaning|stand|stands|exactly|so|and|ok|hi|hey|henry|please|thick|heavy|kind|sort|type|paper|stock|sheet|weight|how|@|when|should|would|you|we|common|commonly|typical|typically|usually|suitable|print|work|works|like|feel|suited|which|jobs?|things|cost|level|expensive|pricey|cheap|price|house|stocked)(?:[?.,!]|$)/;
/** Bare weights and calipers are also the answer to a question that was asked back. */
const MAX_WORDS = 14;

/** `what is 80# text used for`, `tell me about 14 pt`, `100# cover`. */
export const describePaper: Skill = {
  id: 'paper-describe',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const words = rest
      .replace(/'s\b/g, '')
      .split(/[\s,?]+/)
      .filter(Boolean);
    if (named.length !== 1 || words.length > MAX_WORDS) return undefined;
    if (!words.every((word) => ONLY_ASKED.test(word.replace(/[?.,!]$/, '')))) return undefined;
    return described(figures);
  },
};

function described(figures: readonly PaperFigures[]): Draft | undefined {
  const lines = figures.flatMap((paper) => {
    const line = lineOf(paper);
    return line ? [line] : [];
  });
  if (lines.length === 0) return undefined;
  const which = figures.length > 1 ? `The grade isn’t named, so both:\n\n` : '';
  return answers(
    `${which}${lines.join('\n\n')}`,
    figures.flatMap(({ cites }) => cites),
  );
}

function lineOf({ name, gsm, calipers, row, basis }: PaperFigures): string | undefined {
  const weight = gsm && gsmText(gsm);
  const thick = calipers.length > 0 ? calipersText(calipers) : undefined;
  if (!weight && !thick) return undefined;
  const pounds =
    gsm && !basis && gsm.low === gsm.high
      ? `, ${poundsOfGsm(gsm.low, 'cover')}# cover or ${poundsOfGsm(gsm.low, 'text')}# text`
      : '';
  const size = [
    weight && `**${weight}**${pounds}`,
    thick && `${weight ? '' : '**'}${thick}${weight ? '' : '**'} thick`,
  ]
    .filter(Boolean)
    .join(', ');
  const words = row
    ? ` ${row.description}. Used for ${uncapitalized(row.usage)}. Price level ${row.costLevel} of 5.`
    : '';
  return `${name}: ${size}.${words}`;
}
