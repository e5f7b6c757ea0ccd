import { foldDummy } from '@printpartner/dielines';
import {
  foldAllowanceFor,
  foldingPractice,
  foldOf,
  panelArithmetic,
  panelFormula,
  panelWidths,
} from '@printpartner/print-knowledge/folding';
import { sizeText } from '@printpartner/print-knowledge/measure';
import { gsmSource } from '@printpartner/print-knowledge/paper';
import { openingDieline, type Answer } from './answer.ts';
import { addressLength } from './dieline-address.ts';
import { FINISHED, foldIn, namedSize, panelTexts } from './fold-panels.ts';
import { stockOrDefault } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'panel width tri fold half letter c z gate open french roll barrel accordion concertina fan double closed right angle',
  'quarter cross bi single v brochure layout legal tabloid ledger flat trifold zfold bifold gatefold template dieline die line dummy',
);
const FOLD = /fold|\b(?:gate|accordion|concertina)\b/;

/** `gate fold 11x17`, `z-fold dieline 9x12`: a folded piece by its flat size, with panels across the long side. */
export function foldDielines(query: Query): readonly Answer[] {
  const { text, papers, sizes, pages, quantity, ounces } = query;
  if (!FOLD.test(text) || FINISHED.test(text) || papers.length > 1 || sizes.length > 1) return [];
  if ((pages ?? quantity ?? ounces) !== undefined || !hasOnly(query, known)) return [];
  const id = foldIn(text);
  const chosen = stockOrDefault(papers[0], 'body');
  const size = namedSize(text);
  const allowance = chosen && foldAllowanceFor(chosen.stock.gsm);
  if (!id || !chosen || !size || !allowance?.ok) return [];
  const { allowanceIn } = allowance.value;
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  // The second fold of a French fold is the spine, which is as long as half the long side.
  const isFrench = id === 'french';
  const [width, height] = isFrench ? [short, long] : [long, short];
  const caliper = chosen.stock.caliperIn;
  const dieline = foldDummy({
    fold: id,
    flatWidth: width,
    flatHeight: height,
    allowance: allowanceIn,
    caliper,
  });
  const panels = panelWidths(id, width, allowanceIn);
  if (!dieline.ok || !panels.ok) return [];
  return [
    {
      title: `${foldOf(id).name} dieline, ${sizeText(width, height)} in flat`,
      figure: `${panelTexts(panels.value).join(' | ')} in`,
      arithmetic: panelFormula(id, width, allowanceIn),
      assumed: [
        `Outside, left to right, with panels across the ${isFrench ? 'short' : 'long'} side.`,
        ...chosen.assumed,
      ],
      sources: [panelArithmetic, foldingPractice, gsmSource(chosen.stock)],
      opens: openingDieline('fold', {
        fold: id,
        width: addressLength(width),
        height: addressLength(height),
        stock: chosen.stock.name,
      }),
    },
  ];
}
