import { rounded } from '@printpartner/print-knowledge/figures';
import {
  basisArea,
  coverFrom,
  grades,
  gsmOf,
  millTolerance,
  paperWeights,
} from '@printpartner/print-knowledge/paper';
import { basisTextWeights, stockWeights } from '@printpartner/print-knowledge/production';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { gsmOfPounds, WEIGHTS, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { listText } from '../named/prose.ts';
import { gradesIn } from '../named/paper-words.ts';

interface Term {
  words: RegExp;
  /** Not with these. */
  not?: RegExp;
  answer: (text: string, figures: readonly PaperFigures[]) => Draft;
}

const byWeight: readonly Citation[] = [{ entry: WEIGHTS }];
const factors: Citation = { entry: 'Conversion factors by grade', place: WEIGHTS };
const tolerancePercent = millTolerance.share * 100;

const basisLines = grades.map(({ id, name, basisHeight, basisWidth }) => {
  const one = gsmOf(1, id);
  return `- ${name}: **${basisHeight} × ${basisWidth} in** (${basisArea(id)} in²), 1 lb = ${one.ok ? `${rounded(one.value, 4)} gsm (about ${rounded(one.value, 2)})` : ''}`;
});

const [coverStock, textStock] = stockWeights.rows;
const { fromLb, toLb, fromGsm, toGsm } = basisTextWeights;

/** Papers by weight whose rows speak of show-through, and what they say. */
const SHOWING = 80;
const OPAQUE = 100;

function showThrough(text: string, [paper]: readonly PaperFigures[]): Draft {
  const gsm = paper?.gsm?.low;
  const verdict =
    paper === undefined || gsm === undefined
      ? /\b(?:lightest|thinnest|cheapest|least)\b/.test(text)
        ? '**70# text, uncoated**, is the lightest of which the guides speak of good opacity'
        : '**Take a heavier or bulkier sheet**'
      : gsm < SHOWING
        ? `**Yes, ${paper.name} shows through** with print on both sides or heavy solids`
        : gsm < OPAQUE
          ? `**It depends on the ink**: ${paper.name} is the standard weight for pages, but only from 70# text do the guides speak of good opacity, so for solids on both sides take 70#`
          : `**No, ${paper.name} is opaque enough** for print on both sides`;
  return answers(
    `${verdict}: 20# bond and 50# text show through with print on both sides or solids, 24# bond has better opacity, and 70# text has good opacity if uncoated.`,
    ['20# Bond', '24# Bond', '50# Text', '70# Text'].map((entry) => ({ entry, place: WEIGHTS })),
  );
}

/** `C1S or C2S for a paperback cover`. */
const COVER_CHOICE =
  /\b(?:paperback|book|novel|perfect[- ]?bound)\b[\w -]{0,12}\bcovers?\b|\bcovers?\b[\w -]{0,24}\b(?:paperback|book|novel)\b/;

const terms: readonly Term[] = [
  {
    words: /\bc ?1 ?s\b|\bc ?2 ?s\b|\bcoated (?:one|two|both|1|2) sides?\b/,
    not: /\bspine\b|\bprice\b|\bcost\b/,
    answer: (text) =>
      answers(
        `${/\b(?:writ\w*|pens?|sign(?:ed)?|inside)\b/.test(text) ? '**C1S, with the plain side where people write**. ' : COVER_CHOICE.test(text) ? '**10–12 pt C1S** for a book cover: the coated side is outside. ' : ''}**C1S is coated on one side**, so the back stays writable; **C2S is coated on both sides**. Book covers are 10–12 pt C1S, folders 12–16 pt, luxury cards 16–24 pt.`,
        [{ entry: 'C1S/C2S Cover', place: WEIGHTS }],
      ),
  },
  {
    words:
      /\bbas(?:is|e) (?:sizes?|sheets?)\b|\bparent (?:size|sheet) (?:of|for)\b|\bconversion factors?\b|\bfactors?\b.*\bgsm\b|\bgsm per (?:lb|pound)\b/,
    answer: (text) => {
      const named = gradesIn(text);
      const lines = basisLines.filter(
        (_line, place) => named.length === 0 || named.includes(grades[place]?.id ?? 'text'),
      );
      return answers(lines.length === 1 ? (lines[0]?.slice(2) ?? '') : lines.join('\n'), [factors]);
    },
  },
  {
    words:
      /\bbas(?:is|e) weights?\b|\bwhat (?:does|do) (?:the )?(?:#|lbs?|pounds?|pound sign)\b|\bwhy (?:is|are)\b.*\b(?:text|cover|pounds?)\b.*\b(?:text|cover|pounds?|lighter|heavier)\b|\bhow (?:is|are) paper weights?\b|\bwhat (?:is|are|do|does) paper weights? (?:mean|measured)?/,
    answer: () =>
      answers(
        '**Basis weight is the weight of 500 sheets in the grade’s basis size**: text 25 × 38 in, cover 20 × 26 in, bond 17 × 22 in. So pounds compare only within a grade: 100# text (148 gsm) is far lighter than 80# cover (216 gsm). gsm compares everything.',
        [factors, ...byWeight],
      ),
  },
  {
    words:
      /\b(?:points?|pts?|calipers?)\b.*\b(?:pounds?|lbs?|#|weight|gsm)\b|\b(?:pounds?|lbs?|weight|gsm)\b.*\b(?:points?|pts?|calipers?|thickness)\b|\b(?:heavier|weight)\b.*\b(?:mean|always|imply|follow)\w*\b.*\bthick\w*|\bthick\w*\b.*\bfrom (?:the )?weight\b/,
    not: /\bpostage\b|\bpostcards?\b|\bmail\w*\b|\bspine\b/,
    answer: () =>
      answers(
        '**Points measure thickness, pounds and gsm measure weight**: 1 pt is 0.001 in. One doesn’t follow from the other: 100# cover is 0.0087 in gloss and 0.0135 in uncoated, both 270 gsm.',
        [{ entry: '100# Cover', place: WEIGHTS }, ...byWeight],
      ),
  },
  {
    words: /\bcalipers?\b|\bwhat (?:is|does|are) (?:a |an? )?(?:pt|points?)\b/,
    not: /\bminimum\b|\bmail\w*\b|\bpostcards?\b|\bspine\b|\btype\b|\bfont\b|\binch\b/,
    answer: () =>
      answers(
        '**Caliper is the thickness of one sheet**, in points of 0.001 in: 14 pt is 0.014 in. Mills hold it to ±' +
          `${tolerancePercent}%.`,
        byWeight,
      ),
  },
  {
    words: /\bwhat (?:is|does|are|do) gsm\b|\bgsm (?:mean|stand)\w*\b|\bgrammage\b|\bmeaning of gsm\b|^gsm$/,
    answer: () =>
      answers(
        '**gsm is grams per square meter**, the weight of paper whatever its grade. Text: lb × 1.48; cover: lb × 2.70; bond: lb × 3.76; index: lb × 1.81.',
        [factors],
      ),
  },
  {
    words: /\btext\b.*\bcover\b|\bcover\b.*\btext\b/,
    not: /\bspine\b|\bbook\w*\b|\bpages?\b|\bprice\b|\bcost\b|\bfold\w*\b|\bcan i\b|\d/,
    answer: () =>
      answers(
        `**Text is for pages and folded pieces, cover for cards and covers.** They have other basis sizes, so 100# text is ${gsmOfPounds(100, 'text')} gsm and 100# cover ${gsmOfPounds(100, 'cover')} gsm. Paper is usually sold as cover from ${coverFrom.gsm} gsm.`,
        [
          { entry: '100# Text', place: WEIGHTS },
          { entry: '100# Cover', place: WEIGHTS },
        ],
      ),
  },
  {
    words: /\bgrain\b/,
    not: /\blaid\b/,
    answer: () =>
      answers(
        '**Fold parallel to the grain**: across it, coated stock and solid ink crack. In a perfect-bound or case-bound book the grain runs parallel to the spine, or pages turn stiffly and warp. Score cover stock in any case.',
        [{ entry: 'Perfect Bound' }, ...byWeight],
      ),
  },
  {
    words:
      /\bopac\w*\b|\bshow[- ]?(?:s |ing )?through\b|\bsee[- ]?through\b|\bbleed[- ]?through\b|\bstrike[- ]?through\b/,
    not: /\boverprint\w*\b|\btransparen\w*\b/,
    answer: showThrough,
  },
  {
    words: /\btoleranc\w*\b|\bvar(?:y|ies|iation|iance)\b|\bhow (?:accurate|exact|consistent)\b/,
    not: /\bpress\b|\btrim\b|\bregist\w*|\bfold\w*|\bcut\w*|\bvariable\b|\bprice\b/,
    answer: () =>
      answers(
        `**±${tolerancePercent}%** for weight and caliper, from mill to mill and lot to lot: measure the sheet you get.`,
        byWeight,
      ),
  },
  {
    words: /\bcard ?stock\b/,
    not: /\bprice\b|\bcost\b|\bfor\b|\bpress\b|\bfold\w*|\bspine\b/,
    answer: () =>
      answers(
        `**Cardstock isn’t one weight**: it can be index, cover or board. “110# cardstock” is usually index (${gsmOfPounds(110, 'index')} gsm), lighter than 80# cover (${gsmOfPounds(80, 'cover')} gsm); 14 pt cardstock weighs 310–350 gsm. Ask for gsm or caliper.`,
        [
          { entry: '110# Index', place: WEIGHTS },
          { entry: '14 pt Cardstock', place: WEIGHTS },
        ],
      ),
  },
  {
    words: /\b(?:booklet|brochure)s?\b.*\b(?:gsm|stock weights?)\b|\bgsm\b.*\b(?:booklet|brochure)s?\b/,
    answer: () =>
      answers(
        `Cover stock **${coverStock?.fromGsm}–${coverStock?.toGsm} gsm**, text stock **${textStock?.fromGsm}–${textStock?.toGsm} gsm** (47#–68# text). In US weights ${fromLb}#–${toLb}# text is ${fromGsm}–${toGsm} gsm.`,
        [{ entry: 'Booklets' }],
      ),
  },
  {
    words:
      /\b(?:house|common|standard|available|stocked|typical|kinds? of|types? of) (?:papers?|stocks?|paper types?|paper weights?)\b|\bpaper (?:types|options|weights)\b|\bpapers? (?:are|is) (?:most )?(?:common|standard|stocked)\b|\bhouse (?:sheets?|stocks?)\b/,
    not: /\bfor\b|\bpress\b|\bmail\w*\b|\bfinish\w*|\bcoating\b|\bprice\b|\brecycl\w*|\bfsc\b/,
    answer: () =>
      answers(
        `Most printers stock ${listText(paperWeights.rows.filter(({ isHouseStock }) => isHouseStock).map(({ weight }) => `**${weight}**`))}, and 14 pt cover. The guide lists ${paperWeights.rows.length} weights from 20# bond to 24 pt board; a local printer can get more.`,
        byWeight,
      ),
  },
];

/** `what is the difference between gsm, lb and pt`. */
export const paperUnits: Skill = {
  id: 'paper-units',
  answer: (question) => {
    const { text } = question;
    if (papersOf(question).named.length > 0 || !/\bgsm\b/.test(text)) return undefined;
    if (!/\b(?:lbs?|pounds?|#)/.test(text) || !/\b(?:pts?|points?|caliper|thick\w*|mils?)\b/.test(text))
      return undefined;
    return answers(
      `**gsm and pounds are weight, points are thickness.**\n\n- **gsm**: grams per square meter, which compares every paper.\n- **lb or #**: weight of 500 sheets in the grade’s basis size, so it compares only within a grade: 100# text is ${gsmOfPounds(100, 'text')} gsm, 100# cover ${gsmOfPounds(100, 'cover')} gsm.\n- **pt**: 0.001 in of thickness: 14 pt is 0.014 in, whatever it weighs.`,
      [factors, ...byWeight],
    );
  },
};

/** `what is basis weight`, `C1S vs C2S`, `points or pounds`, `grain direction`, `opacity`. */
export const paperTerms: Skill = {
  id: 'paper-term',
  answer: (question) => {
    const { text } = question;
    const { named, figures } = papersOf(question);
    const term = terms.find(({ words, not }) => words.test(text) && !not?.test(text));
    if (!term || named.length > 1) return undefined;
    return term.answer(text, figures);
  },
};
