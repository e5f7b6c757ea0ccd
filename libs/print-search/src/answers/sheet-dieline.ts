import { orderedDieline, type OrderedCover, type OrderedFold } from '@printpartner/spec-sheet/arithmetic';
import type { SheetJob, SheetStock } from '@printpartner/spec-sheet/job';
import { isAccepted, openingDieline, type OpenedDieline } from './answer.ts';
import { addressLength } from './dieline-address.ts';
import { listed } from './papers.ts';

/** The dieline of what a spec sheet orders, with its sizes, stocks and pages; undefined if the sheet doesn't say enough. */
export function sheetDieline(job: SheetJob): OpenedDieline | undefined {
  const ordered = orderedDieline(job);
  const opened = ordered && (ordered.kind === 'fold' ? openedFold(ordered) : openedCover(ordered));
  return opened && isAccepted(opened) ? opened : undefined;
}

/** The allowance of a stock that the guide doesn't list, or of none, is the sheet's own. */
function openedFold({ fold, flat, allowance, stock }: OrderedFold): OpenedDieline {
  const name = guideName(stock);
  return openingDieline('fold', {
    fold,
    width: addressLength(flat.width),
    height: addressLength(flat.height),
    ...(name === undefined ? { allowance: addressLength(allowance) } : { stock: name }),
  });
}

/** Without a listed stock the screen has its own, which would change the spine. */
function openedCover({ binding, trim, pages, text, cover }: OrderedCover): OpenedDieline | undefined {
  const [body, outer] = [guideName(text), guideName(cover)];
  if (binding === 'perfect' && (body === undefined || outer === undefined)) return undefined;
  return openingDieline('cover', {
    binding,
    width: addressLength(trim.width),
    height: addressLength(trim.height),
    pages: String(pages),
    ...(body !== undefined && { text: body }),
    ...(outer !== undefined && { cover: outer }),
  });
}

const guideName = (stock: SheetStock | undefined): string | undefined => stock && listed(stock.text)?.name;
