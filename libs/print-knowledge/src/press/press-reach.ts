import { productDocument, tradePractice, type Statement } from '../figures/provenance.ts';
import { fractionText } from '../measure/length-text.ts';
import { cutoffs, pressSheets } from './press-sheets.ts';
import { presses, pressOf, type PressId } from './presses.ts';
import type { PrintJob } from './print-job.ts';
import { sheetsFor, sheetsOut } from './sheets-out.ts';

type Flat = Pick<PrintJob, 'widthIn' | 'heightIn' | 'bleedIn'>;

const longestCutoffIn = Math.max(...cutoffs.rows.map(({ lengthIn }) => lengthIn));

/** Why a press can't run a job: stock weight, size, or a page that doesn't divide the cutoff. */
export type Exclusion = 'weight' | 'size' | 'cutoff';

/** @returns undefined if the press can run the job */
export function exclusionOf(id: PressId, job: PrintJob): Exclusion | undefined {
  const { weight, webWidth } = pressOf(id);
  if (job.stock.gsm < weight.from || job.stock.gsm > weight.to) return 'weight';
  if (!webWidth) return piecesUp(job, id) > 0 ? undefined : 'size';
  const [shorter, longer] = [Math.min(job.widthIn, job.heightIn), Math.max(job.widthIn, job.heightIn)];
  // Either side can run around the cylinder; the shorter side is more likely to fit the cutoff.
  const fits =
    shorter + 2 * job.bleedIn <= longestCutoffIn && longer + 2 * job.bleedIn <= (webWidth.to ?? Infinity);
  if (!fits) return 'size';
  return job.fitsCutoff === false ? 'cutoff' : undefined;
}

/** Pieces on the press's largest sheet in the product's document. */
function piecesUp(job: Flat, id: PressId): number {
  const largest = pressOf(id).largestSheet;
  const sheet = pressSheets.rows.find(
    (row) => row.press === id && row.acrossIn === largest?.acrossIn && row.aroundIn === largest.aroundIn,
  );
  const laid = sheet && sheetsOut({ ...job, gutterIn: 0 }, sheet);
  return laid?.ok ? laid.value.best.up : 0;
}

/** Digital sheets a job needs; undefined if it doesn't fit the sheet. */
export function digitalSheets(job: Flat & Pick<PrintJob, 'quantity'>): number | undefined {
  const up = piecesUp(job, 'digital');
  return up > 0 ? sheetsFor(job.quantity, up) : undefined;
}

/** A reason for every press that can't run a job. */
export function exclusionReasons(job: PrintJob): Statement[] {
  return presses.rows.flatMap(({ id, name }) => {
    const exclusion = exclusionOf(id, job);
    return exclusion === undefined
      ? []
      : [{ ...reasonOf(id, exclusion), text: `Not ${name.toLowerCase()}: ${reasonOf(id, exclusion).text}` }];
  });
}

function reasonOf(id: PressId, exclusion: Exclusion): Statement {
  const { weight, webWidth } = pressOf(id);
  if (exclusion === 'weight')
    return { text: `it runs ${weight.from}–${weight.to} gsm.`, from: productDocument };
  if (exclusion === 'cutoff') return { text: 'the page doesn’t divide the cutoff.', from: tradePractice };
  if (!webWidth) {
    return {
      text: 'the piece with bleed is larger than its largest sheet prints.',
      from: productDocument,
    };
  }
  return {
    text: `with bleed, one side can be up to ${webWidth.to} in (roll width) and the other up to ${fractionText(longestCutoffIn)} in (longest common cutoff).`,
    from: tradePractice,
  };
}
