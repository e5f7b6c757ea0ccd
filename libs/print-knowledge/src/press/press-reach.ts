import { productDocument, tradePractice, type Statement } from '../figures/provenance.ts';
import { fractionOf } from '../measure/inches.ts';
import { cutoffs, pressSheets } from './press-sheets.ts';
import { presses, pressOf, type PressId } from './presses.ts';
import type { PrintJob } from './print-job.ts';
import { sheetsFor, sheetsOut } from './sheets-out.ts';

type Flat = Pick<PrintJob, 'widthIn' | 'heightIn' | 'bleedIn'>;

const longestCutoffIn = Math.max(...cutoffs.rows.map(({ lengthIn }) => lengthIn));

/** What a job asks of a press that it cannot give: stock, size, or a cutoff that the page does not divide. */
export type Lack = 'weight' | 'size' | 'cutoff';

/** What keeps a job off a press; undefined where the press runs it. */
export function lackOf(id: PressId, job: PrintJob): Lack | undefined {
  const { weight, webWidth } = pressOf(id);
  if (job.stock.gsm < weight.from || job.stock.gsm > weight.to) return 'weight';
  if (!webWidth) return piecesUp(job, id) > 0 ? undefined : 'size';
  const [shorter, longer] = [Math.min(job.widthIn, job.heightIn), Math.max(job.widthIn, job.heightIn)];
  // Either side may run around the cylinder; the shorter one has more room there.
  const fits =
    shorter + 2 * job.bleedIn <= longestCutoffIn && longer + 2 * job.bleedIn <= (webWidth.to ?? Infinity);
  if (!fits) return 'size';
  return job.fitsCutoff === false ? 'cutoff' : undefined;
}

/** Pieces on the largest sheet that the product's document gives for a press. */
function piecesUp(job: Flat, id: PressId): number {
  const largest = pressOf(id).largestSheet;
  const sheet = pressSheets.rows.find(
    (row) => row.press === id && row.acrossIn === largest?.acrossIn && row.aroundIn === largest.aroundIn,
  );
  const laid = sheet && sheetsOut({ ...job, gutterIn: 0 }, sheet);
  return laid?.ok ? laid.value.best.up : 0;
}

/** Digital sheets a job takes; undefined where it does not fit one. */
export function digitalSheets(job: Flat & Pick<PrintJob, 'quantity'>): number | undefined {
  const up = piecesUp(job, 'digital');
  return up > 0 ? sheetsFor(job.quantity, up) : undefined;
}

/** Why the presses that cannot run a job are out. */
export function leftOut(job: PrintJob): Statement[] {
  return presses.rows.flatMap(({ id, name }) => {
    const lack = lackOf(id, job);
    return lack === undefined
      ? []
      : [{ ...reasonOf(id, lack), text: `${name} is out: ${reasonOf(id, lack).text}` }];
  });
}

function reasonOf(id: PressId, lack: Lack): Statement {
  const { weight, webWidth } = pressOf(id);
  if (lack === 'weight')
    return { text: `it runs ${weight.from} to ${weight.to} gsm.`, from: productDocument };
  if (lack === 'cutoff') return { text: 'the page does not divide its cutoff.', from: tradePractice };
  if (!webWidth) {
    return {
      text: 'the piece with its bleed is larger than its largest sheet prints.',
      from: productDocument,
    };
  }
  return {
    text: `with bleed, one side may be ${webWidth.to} in across the roll, the other ${inchText(longestCutoffIn)} in, the longest common cutoff.`,
    from: tradePractice,
  };
}

function inchText(inches: number): string {
  const { whole, numerator, denominator } = fractionOf(inches);
  return numerator === 0 ? String(whole) : `${whole}-${numerator}/${denominator}`;
}
