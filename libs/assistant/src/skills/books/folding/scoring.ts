import { foldAllowances, panelWidths } from '@printpartner/print-knowledge/folding';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { listed } from '../binding/binding-words.ts';
import { foldsIn, pieceSize } from '../reading/named-folds.ts';
import { typedAllowance } from './panel-sheet.ts';
import { widthTexts } from './panel-text.ts';
import { aFold, allowanceCite, allowanceFor, foldCite, foldName, fractionAndDecimals } from './fold-words.ts';
import { foldOf } from '@printpartner/print-knowledge/folding';

const SCORE = /\b(?:scor(?:e|ed|es|ing)|creas(?:e|ed|ing)|crack\w*|pre-?score\w*)\b/;
/** `can you fold 14 pt`, `does 80# text fold ok`. */
const FOLDS =
  /\b(?:can|could|will|would|does|do|is|possible|able|ok|okay|too (?:thick|heavy|stiff) to|safe to)\b(?!.*\b(?:how|what|which|mail\w*|tabs?|letter|panels?|envelopes?|usps)\b).*\bfold(?:s|ed|ing|able)?\b(?! (?:size|type|style))/;
/** `fold 100# cover without a score`, `skip scoring`: the question is whether it can be left out. */
const UNSCORED =
  /\b(?:without|w\/o|with no|no|skip\w*|avoid\w*|leav\w+ (?:out|off)|(?:ok|okay|fine|safe|possible) not to)(?: \S+){0,2} (?:scor|creas)\w*|\bunscored\b/;
const ALLOWANCE =
  /\b(?:how much|gap|apart|touch\w*|meet|overlap|butt|take off|trim off|allowances?|shorter|narrower|smaller|less|difference)\b/;

/** `do I need to score 100# text`, `why does my fold crack`. */
export const scoring: Skill = {
  id: 'scoring',
  answer(question) {
    const { text, values } = question;
    if (
      !(SCORE.test(text) || (FOLDS.test(text) && values.papers.length > 0 && values.sizes.length === 0)) ||
      /\b(?:hinge|perfect|spine|credit score|music|binding for|coating|varnish|uv|aqueous|laminat\w*|soft[- ]touch|perf\w*|pocket)\b/.test(
        text,
      )
    )
      return undefined;
    if (/\bscor\w* (?:the |its |a |my |our )?covers?\b/.test(text) && !/\bself[- ]?cover/.test(text))
      return answers(
        `**${UNSCORED.test(text) ? 'No' : 'Yes'}, score the cover**: cover stock is always scored before folding. Fold with the grain.`,
        [allowanceCite],
      );
    const [paper] = values.papers;
    const chosen = paper && allowanceFor(question);
    if (paper && !chosen)
      return asks('Is that text or cover stock? Cover stock is always scored; text only from about 100#.');
    const [id] = foldsIn(text).named;
    const isHeavyCover =
      chosen !== undefined && /\bcover|board|pt\b/.test(`${paper?.text ?? ''} ${chosen.text}`);
    if (chosen && isHeavyCover && id === 'french' && !UNSCORED.test(text))
      return answers(
        `**${SCORE.test(text) && !asksYesNo(question) ? 'Score it, or better take lighter stock' : 'Better not'}**: a French fold takes ${foldOf(id).paperWeight}. The second fold runs across two layers: ${chosen.text} cracks and gussets there unless it is scored, slit or perforated.`,
        [foldCite(id), allowanceCite],
      );
    if (chosen)
      return ofStock(
        chosen.text,
        chosen.allowance.id,
        chosen.allowance.upToGsm,
        /\bcover|board|pt\b/.test(`${paper?.text ?? ''} ${chosen.text}`),
        paper?.value ?? 0,
        UNSCORED.test(text) ? 'without' : SCORE.test(text) ? 'score' : 'fold',
      );
    if (id && !/\bcrack/.test(text))
      return answers(`${cap(foldName(id))}: ${foldOf(id).paperWeight}. ${rules}`, [
        foldCite(id),
        allowanceCite,
      ]);
    const lead =
      /\bcrack/.test(text) || !asksYesNo(question)
        ? ''
        : /\bcover\b|\bcard ?stock\b/.test(text)
          ? '**Yes.** '
          : '**It depends on the stock.** ';
    return answers(
      `${lead}${/\bcrack/.test(text) ? '**Score the sheet and fold with the grain**: across the grain, coated stock and solid ink crack. ' : ''}${rules}`,
      [allowanceCite],
    );
  },
};

const rules =
  '**Always score cover stock**; text up to about 80# folds without a score, and 100# text needs one where a fold crosses the grain or solid ink. Fold with the grain.';

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** To a question whether cover stock needs a score, folds, or folds without one. */
const covered = { score: 'Yes, score', fold: 'Yes, but score', without: 'No, score' } as const;

function ofStock(
  name: string,
  id: string,
  _upTo: number,
  isCover: boolean,
  pounds: number,
  asked: 'score' | 'fold' | 'without',
): Draft {
  if (isCover || id === 'heavy')
    return answers(
      `**${covered[asked]} ${name}**: all cover stock is scored before folding; fold with the grain, that is, the grain runs parallel to the fold. Across the grain, coated stock and solid ink crack.`,
      [allowanceCite],
    );
  if (id === 'medium' || pounds === 100)
    return answers(
      `**${asked === 'score' ? 'S' : 'Yes, but s'}core ${name} where a fold crosses the grain or solid ink**; elsewhere it folds without. Fold with the grain.`,
      [allowanceCite],
    );
  return answers(
    `**${asked === 'score' ? 'No' : 'Yes'}, ${name} folds without a score**: none is needed up to about 80# text. Fold with the grain, and score where a fold crosses heavy solid ink if it cracks.`,
    [allowanceCite],
  );
}

/** A flat size or width with the allowance or gap given: the panels are asked for. */
function asksWidths(question: Question): boolean {
  const { size, width } = pieceSize(question);
  if ((size ?? width) === undefined) return false;
  if (/\bpanel (?:widths?|sizes?)\b/.test(question.text)) return true;
  if (typedAllowance(question.text) === undefined) return false;
  if (foldsIn(question.text).named.length === 1 && !/\b(?:how|what|is|enough|ok)\b/.test(question.text))
    return true;
  return /\b(?:how wide|widths?|panels?|sizes?|measure\w*|dimensions?)\b/.test(question.text);
}

const EQUAL = /\b(?:equal(?:ly)?|(?:the )?same (?:size|width)|exact thirds|even|identical)\b/;

/** A third of 11 in, which no panel of a tri-fold is. */
const THIRD = /\b3\.6(?:6\d*|7)\b|\bone third\b|\b1\/3\b|\bthird of\b/;

/** The usual tri-fold: `3-11/16, 3-11/16 and 3-5/8 in`. */
function letterPanels(): string {
  const widths = panelWidths('tri', 11, 1 / 16);
  return widths.ok
    ? ` On an 11 in sheet of text weight: ${listed(widthTexts(widths.value))} in, outside, left to right.`
    : '';
}

/** `how much shorter is the inside panel`, `fold allowance for 80# cover`. */
export const foldAllowanceSkill: Skill = {
  id: 'fold-allowance',
  answer(question) {
    const { text, values } = question;
    const isAsked =
      /\bfold(?:ing)? allowances?\b/.test(text) ||
      (/\ballowances?\b/.test(text) && /\b(?:fold\w*|panels?|stock|cover|text|gate)\b/.test(text)) ||
      (ALLOWANCE.test(text) && /\b(?:panels?|flaps?|tuck\w*|doors?)\b/.test(text)) ||
      (/\b(?:panels?|parts|sections|flaps?)\b/.test(text) && EQUAL.test(text));
    const isGap = /\b(?:gap|apart|touch\w*|meet|overlap\w*)\b/.test(text);
    const { named } = foldsIn(text);
    const [id] = named;
    const isThird = id === 'tri' && THIRD.test(text);
    const isEqual = id === 'tri' && EQUAL.test(text);
    if (!(isAsked || isThird) || (values.sizes.length > 0 && !isGap && !isEqual)) return undefined;
    if (asksWidths(question) && !isThird) return undefined;
    const { size, width } = pieceSize(question);
    if ((id === 'z' || id === 'accordion-4') && (size ?? width) !== undefined) return undefined;
    if (id === 'z' || id === 'half' || id === 'accordion-4' || id === 'french')
      return answers(
        `**No panel tucks in, so all are equal** in ${aFold(id)}${id === 'accordion-4' ? '; the last can be up to 1/32 in narrower' : ''}.`,
        [foldCite(id)],
      );
    if (id === 'gate' && EQUAL.test(text) && !isGap)
      return answers(
        '**No**: the two doors are half as wide as the back panel, and a little less, so that a gap of 1/16 to 1/8 in stays between them. On a 17 in sheet: 4-7/32 | 8-9/16 | 4-7/32 in.',
        [foldCite(id)],
      );
    if (id === 'gate')
      return answers(
        'The doors must not touch: leave a gap of **1/16 to 1/8 in** (0.0625 to 0.125 in) between them.',
        [foldCite(id)],
      );
    if (id === 'double-gate')
      return answers(
        'Each gate is **1/16 to 1/8 in** (0.0625 to 0.125 in) narrower than the panel it closes over.',
        [foldCite(id)],
      );
    const asksEqual = isThird || EQUAL.test(text);
    if (asksEqual && !id && /\b(?:which|what) folds?\b/.test(text))
      return answers(
        '**Half fold, Z-fold, accordion and French fold have equal panels**, because none tucks in. In a tri-fold, roll fold, gate fold and double gate some panels are narrower.',
        [foldCite('z'), foldCite('accordion-4'), foldCite('half')],
      );
    const chosen = values.papers.length > 0 ? allowanceFor(question) : undefined;
    const range = foldAllowances.rows
      .map(
        ({ name, allowanceIn }) =>
          `${name.charAt(0).toLowerCase()}${name.slice(1)} **${fractionAndDecimals(allowanceIn)}**`,
      )
      .join(', ');
    const each =
      id === 'roll'
        ? 'each panel inward is narrower than the one before by'
        : 'the panel that tucks in is narrower by';
    const never = id === 'roll' ? '' : ' Never make three equal panels: the tuck panel would buckle.';
    if (chosen)
      return answers(
        `On ${chosen.text}, ${each} **${fractionAndDecimals(chosen.allowance.allowanceIn)}**.${never}`,
        [allowanceCite],
      );
    const cites = [allowanceCite, foldCite(id ?? 'tri')];
    return answers(
      `${asksEqual && id !== 'roll' && asksYesNo(question) ? (/\b(?:problem|issue|mistake|wrong|bad)\b/.test(text) ? '**Yes.** ' : '**No.** ') : ''}${asksEqual && id !== 'roll' ? '**Never make three equal panels**: the tuck panel would buckle. ' : ''}**1/16 to 1/8 in (0.0625 to 0.125 in)**: ${each} that much, by stock: ${range}.${asksEqual ? '' : never}${id === 'roll' ? '' : letterPanels()}`,
      cites,
    );
  },
};
