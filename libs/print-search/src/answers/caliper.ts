import { provenanceOf, type Provenance, countText } from '@printpartner/print-knowledge/figures';
import {
  POINTS_IN_INCH,
  unitArithmetic,
  caliperText,
  millimeterText,
  pointText,
} from '@printpartner/print-knowledge/measure';
import {
  caliperSource,
  gradeOf,
  paperWeights,
  type CaliperFinish,
  type GradeId,
  type Stock,
} from '@printpartner/print-knowledge/paper';
import { paperOf } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import { isOfPaper } from './lengths.ts';
import { listed, type TypedPaper } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';
import { finishesIn, gradesOf } from './stock-weight.ts';

const asking = wordSet('thick thickness caliper inch inches mm millimeter millimeters pt point points');
const known = wordSet('thick thickness caliper inch inches inche mm millimeter pt point sheet');
const inMm = / (?:mm|millimet(?:er|re)s?)\b/;
const inPoints = / (?:pts?|points?)\b/;
const finishes: readonly CaliperFinish[] = ['gloss', 'silk', 'uncoated'];

/** `how thick is 100# gloss text`, `14pt stock in inches`: the caliper of a paper. */
export function calipers(query: Query): readonly Answer[] {
  const { papers, sizes, pages, quantity, ounces, words } = query;
  const [paper] = papers;
  if (!paper || papers.length > 1 || sizes.length > 0) return [];
  if ((pages ?? quantity ?? ounces) !== undefined || !hasOnly(query, known) || !isAsked(query, words))
    return [];
  if (paper.unit === 'points') return isOfPaper(query.text) ? [ofPoints(paper)] : [];
  const stock = listed(paper.text);
  if (stock && (paper.unit === 'pounds' || stock.gsm === paper.value)) return [ofStock(stock, query.text)];
  if (paper.unit === 'gsm' || inMm.test(query.text) || inPoints.test(query.text)) return [];
  return gradesOf(paper.text, paper.value).flatMap((grade) => ofGrade(paper, grade) ?? []);
}

const isAsked = ({ text }: Query, words: readonly string[]): boolean =>
  words.some((word) => asking.has(word)) || /\bin (?:in|")$/.test(text);

/** Also in the unit that the query asks for. */
function ofStock(stock: Stock, text: string): Answer {
  const { caliperIn } = stock;
  const mm = inMm.test(text) ? `, ${millimeterText(caliperIn)} mm` : '';
  const points = inPoints.test(text) ? `, ${pointText(caliperIn)} pt` : '';
  const also = mm + points;
  return {
    title: `Caliper of ${stock.name}`,
    figure: `${caliperText(caliperIn)} in${also}`,
    assumed: [],
    sources: [caliperSource(stock), ...(also === '' ? [] : [unitArithmetic])],
    opens: opening('mail-thickness', { stock: stock.name, layers: '1' }),
  };
}

function ofPoints({ value, text }: TypedPaper): Answer {
  const inches = value / POINTS_IN_INCH;
  const stock = listed(text);
  return {
    title: `${value} pt in inches`,
    figure: `${caliperText(inches)} in, ${millimeterText(inches)} mm`,
    arithmetic: `${value} ÷ ${countText(POINTS_IN_INCH)} = ${caliperText(inches)}`,
    assumed: [],
    sources: [unitArithmetic],
    ...(stock?.caliperIn === inches && {
      opens: opening('mail-thickness', { stock: stock.name, layers: '1' }),
    }),
  };
}

/** Answers with the caliper of the typed finish, or of all finishes in which the guide lists this weight. */
function ofGrade({ value, text }: TypedPaper, grade: GradeId): Answer | undefined {
  const row = paperWeights.rows.find(({ basis }) => basis?.pounds === value && basis.grade === grade);
  const typed = paperOf(`${text} ${grade}`).stock?.caliperIn;
  const [named] = finishesIn(text);
  const shown = finishes.flatMap((finish) => {
    const caliper = row?.[finish];
    if (named !== undefined && named !== finish) return [];
    return caliper === undefined || (typed !== undefined && typed !== caliper) ? [] : [{ finish, caliper }];
  });
  if (!row || shown.length === 0) return undefined;
  const sources = shown.flatMap(
    ({ finish }): Provenance | readonly Provenance[] => provenanceOf(paperWeights, row.id, finish) ?? [],
  );
  return {
    title: `Caliper of ${value}# ${gradeOf(grade).name.toLowerCase()}`,
    figure: shown.map(({ finish, caliper }) => `${caliperText(caliper)} in ${finish}`).join(', '),
    assumed: [],
    sources: [...new Set(sources)],
    opens: opening('stock-converter', { weight: String(value), measure: grade }),
  };
}
