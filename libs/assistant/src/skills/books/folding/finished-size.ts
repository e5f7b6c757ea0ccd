import { rounded } from '@printpartner/print-knowledge/figures';
import { foldOf, type FoldId, panelWidths } from '@printpartner/print-knowledge/folding';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { fullSize, isMetric } from '../booklets/booklet-sizes.ts';
import { foldsIn, pieceSize } from '../reading/named-folds.ts';
import { acrossFor, formulaOf } from './flat-width.ts';
import { foldedTwice } from './folded-twice.ts';
import { asksPanels } from './panel-sheet.ts';
import { aFold, allowanceFor, byPanels, foldCite } from './fold-words.ts';

const WANTS_FINISHED =
  /\b(?:finish(?:ed|es)?|final|folded|closed|end up|ends up|when (?:it is |it's )?(?:folded|closed)|folds? (?:down|up)|after folding|once folded|folded down)\b/;
const WANTS_FLAT =
  /\b(?:flat|unfolded|open(?:ed)?|sheet|before folding|document|artboard|start(?:ing)? (?:size|with)|paper size)\b/;
const LEAD = String.raw`(?:(?:an?|the|about) )?\d`;
/** The typed size is the folded one: `folds to 4 × 9`, `4 × 9 finished`. */
const IS_FINISHED = new RegExp(
  String.raw`\b(?:finish(?:ed|es|ing)?|folds?|folded|folding|closes?|closed|final)\b(?: \w+){0,2} (?:at|to|as|down to|up to) ${LEAD}|\bto (?:finish|fold|end up|close)(?: \w+){0,2} (?:at|to|as)\b|\b(?:with|of|each) \d[\d./-]* ?x ?\d[\d./-]* ?(?:in |inch )?panels\b|\d(?:"| ?in\b| ?inch(?:es)?)? (?:finished|folded|closed|final)\b(?! (?:in|into|to|across|along|down|over|once|twice|sizes?|dimensions?))`,
);
/** The same in a question that asks for the flat size. */
const NAMES_FINISHED = new RegExp(
  String.raw`\b(?:finished|folded|closed|final) (?:size |dimensions? )?(?:of|is|=)? ?${LEAD}|\d(?:"| ?in\b| ?inch(?:es)?)? (?:finished|folded|closed|final) size`,
);
const ASKS_FLAT = /\b(?:flat|unfolded|open|artboard|document|before folding)\b/;
/** `what would a 9 × 12 half fold be flat`: the typed size is the folded one. */
const ASKS_ITS_FLAT =
  /\bfold\w* (?:\w+ ){0,2}(?:be|is|measure) (?:when )?(?:flat|open|unfolded)\b|\bfold\w* (?:when )?(?:opened flat|unfolded)$/;
const ASKS_FINISHED =
  /\b(?:what(?:'s| is)?|which|how big is)(?: the| its)? (?:finished|folded|closed|final)\b/;

const isTypedFinished = (text: string): boolean =>
  (IS_FINISHED.test(text) && !ASKS_FINISHED.test(text)) ||
  (NAMES_FINISHED.test(text) && ASKS_FLAT.test(text) && !ASKS_FINISHED.test(text));

/** A limit of the folder. */
const ASKS_EXTREME = /\b(?:min(?:imum)?|max(?:imum)?|smallest|largest|biggest|how (?:small|large) can)\b/;

/** A card is named by its folded size. */
const isCard = (text: string): boolean =>
  /\b(?:4|four)[- ]?(?:pages?|pg|pp|pager) (?:[\w.]+ ){0,3}cards?\b|\b(?:greeting|note|fold(?:ed|ing)?|invitation|thank[- ]you) cards?\b|\bfold(?:ed)? (?:invitation|card)s?\b|\bcards?\b.*\bfold/.test(
    text,
  );

/** Whether a question is about the folded size, and so not about panels. */
export const isFinishedSize = (text: string): boolean =>
  isTypedFinished(text) ||
  /\b(?:finished|folded|closed|final) (?:size|dimensions?)\b|\b(?:what|how big|which) (?:\w+ ){0,4}(?:when|once|after) (?:\w+ )?(?:folded|folding|closed)\b|\b(?:end|ends) up\b/.test(
    text,
  );

const isOfFolder = (question: Question | undefined): boolean =>
  question !== undefined &&
  (/\bfolders?\b.*\bpockets?\b/.test(question.text) || isOfFolder(question.leansOn));

/** `folded size of an 11 × 17 half fold`, `flat size of a tri-fold that finishes at 4 × 9`. */
export const finishedSize: Skill = {
  id: 'finished-size',
  answer(question) {
    const { text } = question;
    if (asksPanels(text) && !isFinishedSize(text)) return undefined;
    if (ASKS_EXTREME.test(text) && question.values.sizes.length === 0) return undefined;
    // The panels of a pocket folder are no folds of a brochure.
    if (isOfFolder(question.leansOn)) return undefined;
    const { named, hasOther, panels } = foldsIn(text);
    const [typedId, ...others] = named;
    const twice = foldedTwice(question, WANTS_FINISHED.test(text));
    if (twice) return twice;
    const count = panels ?? panelsOfPages(question);
    // Three panels without a name fold either way; equal ones come first.
    const isNamedByPages = typedId === undefined && panels === undefined && count !== undefined;
    const isUnnamed = isNamedByPages && count === 3 && isUnfolding(text);
    const id = isUnnamed
      ? 'z'
      : (typedId ?? (count !== undefined ? byPanels(count)[0] : isCard(text) ? 'half' : undefined));
    if (
      hasOther ||
      /\b(?:mail\w*|postage|booklet|stitch\w*|envelopes?|weigh\w*|thick\w*|pockets?|panel(?:ed|led)?[- ]folders?)\b/.test(
        text,
      )
    )
      return undefined;
    if (!WANTS_FINISHED.test(text) && !(WANTS_FLAT.test(text) && id)) return undefined;
    if (
      !(ASKS_FLAT.test(text) && id) &&
      !/\b(?:size|big|what|dimensions?|how (?:large|wide)|need|inches|width|measure\w*)\b/.test(text)
    )
      return undefined;
    const { size } = pieceSize(question);
    if (/\beach panel\b/.test(text)) return undefined;
    if (id && panels !== undefined && panels !== foldOf(id).panels) return ofPanels(id, size, panels, text);
    if (!size || !id || others.length > 0) {
      const isAsked =
        /\b(?:finished|folded|flat|closed) (?:size|dimensions?)\b/.test(text) &&
        /\b(?:brochure|fold|folds|folded|tri-fold|leaflet|panel)\b/.test(text);
      if (!isAsked || others.length > 0) return undefined;
      if (!size && id)
        return asks(`What is the ${isTypedFinished(text) ? 'finished' : 'flat'} size, such as 11 × 8.5 in?`);
      return size && !id
        ? asks('Which fold: half, tri-fold, Z, gate, roll, French or accordion?')
        : undefined;
    }
    const d =
      (id === 'gate' && question.values.papers.length === 0
        ? 1 / 8
        : allowanceFor(question)?.allowance.allowanceIn) ?? 1 / 16;
    const isFlatWanted =
      ASKS_ITS_FLAT.test(text) ||
      isTypedFinished(text) ||
      isUnnamed ||
      (isNamedByPages && isUnfolding(text)) ||
      (id === 'half' && isCard(text) && ASKS_FLAT.test(text));
    const draft = isFlatWanted ? flatFor(id, standing(id, size), d, text) : finishedOf(id, size, d, text);
    if (isUnnamed && draft) {
      const across = acrossFor('tri', standing('tri', size).width, d);
      const tri = fullSize({ width: across, height: standing('tri', size).height }, isMetric(text));
      return {
        ...draft,
        text: `${draft.text} As a tri-fold, whose tuck panel is narrower, it is ${tri}.`,
        cites: [foldCite('z'), foldCite('tri')],
      };
    }
    const isPaperAsked = question.values.papers.length > 0 && /\b(?:can|ok|okay|possible|too)\b/.test(text);
    return draft && isPaperAsked
      ? { ...draft, text: `${draft.text} Paper for ${aFold(id)}: ${foldOf(id).paperWeight}.` }
      : draft;
  },
};

/** Panels of a folded piece that is counted in pages, two on each panel: `6 page brochure`. */
function panelsOfPages({ text, values: { pages } }: Question): number | undefined {
  const isFolded = /\b(?:brochures?|leaflets?|pamphlets?|flyers?|mailers?|cards?|fold\w*|unfold\w*)\b/.test(
    text,
  );
  return isFolded && (pages === 4 || pages === 6) ? pages / 2 : undefined;
}

/** The typed size of a piece named by its pages is the finished one. */
const isUnfolding = (text: string): boolean => ASKS_FLAT.test(text) && !/\bbrochures?\b.*\bfold\b/.test(text);

/** A fold with another number of panels than the guide's, where all are equal. */
function ofPanels(id: FoldId, size: TrimSize | undefined, panels: number, text: string): Draft | undefined {
  if (!size || (id !== 'accordion-4' && id !== 'z') || isTypedFinished(text)) return undefined;
  const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
  return answers(
    `**${fullSize({ width: long / panels, height: short }, isMetric(text))}** folded: ${panels} equal panels of a flat ${fullSize({ width: long, height: short }, isMetric(text))} sheet.`,
    [foldCite(id)],
  );
}

function finishedOf(id: FoldId, size: TrimSize, d: number, text: string): Draft | undefined {
  const across = { width: Math.max(size.width, size.height), height: Math.min(size.width, size.height) };
  const widths = panelWidths(id, across.width, d);
  if (!widths.ok) return undefined;
  const folded = {
    width: Math.max(...widths.value),
    height: id === 'french' ? across.height / 2 : across.height,
  };
  return answers(
    `**${fullSize(folded, isMetric(text))}** folded: ${aFold(id)} of a flat ${fullSize(across, isMetric(text))} sheet, folded across the long side.${tucks(id) ? ' The widest panel counts; the one that tucks in is narrower.' : ''}`,
    [foldCite(id), { entry: 'Popular Brochure Sizes' }],
    {
      ...specsOf(id, across, folded),
      inHand: `${inchText(Number(rounded(folded.width, 4)))}x${inchText(folded.height)} piece`,
    },
  );
}

const tucks = (id: FoldId): boolean => id === 'tri' || id === 'roll';

function flatFor(id: FoldId, { width, height }: TrimSize, d: number, text: string): Draft {
  const flat = { width: acrossFor(id, width, d), height: id === 'french' ? 2 * height : height };
  const folded = { width, height };
  return answers(
    `The flat sheet is **${fullSize(flat, isMetric(text))}**, for ${aFold(id)} that folds to ${fullSize(folded, isMetric(text))}: ${formulaOf(id, width, d, isMetric(text))}. Bleed is extra.`,
    [foldCite(id), { entry: 'Popular Brochure Sizes' }],
    specsOf(id, flat, folded),
  );
}

/** A long, low panel is one typed with its height first: `9 × 4 finished`. */
const standing = (id: FoldId, { width, height }: TrimSize): TrimSize =>
  id !== 'half' && id !== 'french' && width >= 2 * height
    ? { width: height, height: width }
    : { width, height };

const specsOf = (id: FoldId, flat: TrimSize, folded: TrimSize) => ({
  specs: {
    form: 'custom' as const,
    values: {
      flatSize: `${sizeText(flat.width, flat.height)} in`,
      finishedSize: `${sizeText(folded.width, folded.height)} in`,
      foldingNotes: foldOf(id).name,
    },
  },
});
