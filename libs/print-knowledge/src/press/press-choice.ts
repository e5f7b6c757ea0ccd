import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { Provenance } from '../figures/provenance.ts';
import { productDocument, tradePractice } from '../figures/sources.ts';
import { presses, pressOf, type PressId } from './presses.ts';
import { pressSheets } from './press-sheets.ts';
import { sheetsFor, sheetsOut } from './sheets-out.ts';

/** The run lengths at which the product's document changes its advice, in pieces. */
export const runThresholds = { sheetfedFrom: 2500, webFrom: 50_000 } as const;

/** From here to the web's own threshold both kinds of offset are worth a quote: the web's best runs begin here. */
const webQuoteFrom = pressOf('web').run.from;

/** Heavier than this, in inches (14 pt), digital presses run few sheets. */
const heaviestDigitalIn = 0.014;

export interface PrintJob {
  quantity: number;
  /** Flat trim size, in inches. */
  widthIn: number;
  heightIn: number;
  bleedIn: number;
  stock: { gsm: number; caliperIn: number };
  /** Names, codes or pictures that change from piece to piece. */
  hasVariableData?: boolean;
  /** A printed proof, or the job itself, is needed at once. */
  isNeededNow?: boolean;
  /** Spot, metallic or white ink. */
  hasSpecialInk?: boolean;
  hasLargeSolids?: boolean;
  isTextured?: boolean;
  /** A web printer has said that the page divides its cutoff. */
  fitsCutoff?: boolean;
}

export interface Reason {
  text: string;
  from: Provenance;
}

export interface PressChoice {
  press: PressId;
  /** Worth a second price. */
  alsoQuote: PressId | undefined;
  /** What decided, first the weightiest. */
  reasons: readonly Reason[];
}

const ruled = (text: string): Reason => ({ text, from: productDocument });
const practiced = (text: string): Reason => ({ text, from: tradePractice });

/**
 * The press a job belongs on: what the machines cannot run is left out, then what the job needs decides, then its
 * length of run. Thresholds of the run come from the product's document, overrides are trade practice.
 */
export function choosePress(job: PrintJob): Outcome<PressChoice> {
  if (!Number.isInteger(job.quantity) || job.quantity < 1) {
    return noAnswer('The quantity is a whole number from 1.');
  }
  if (!(job.widthIn > 0) || !(job.heightIn > 0)) return noAnswer('Both sides have to be more than 0 in.');
  if (job.bleedIn < 0) return noAnswer('Bleed is 0 in or more.');
  const able = presses.rows.filter((press) => canRun(press.id, job)).map((press) => press.id);
  if (able.length === 0) {
    return noAnswer(
      'No press here runs this: stock has to be from 45 to 600 gsm, and what is larger than a 40 × 28 in sheet needs a web.',
    );
  }
  const choice = byNeed(job, able) ?? byRun(job, able);
  return answer({ ...choice, reasons: [...choice.reasons, ...leftOut(job, able)] });
}

function canRun(id: PressId, job: PrintJob): boolean {
  return takesWeight(id, job) && takesSize(id, job);
}

function takesWeight(id: PressId, { stock }: PrintJob): boolean {
  const { weight } = pressOf(id);
  return stock.gsm >= weight.from && stock.gsm <= weight.to;
}

function takesSize(id: PressId, job: PrintJob): boolean {
  const { webWidth } = pressOf(id);
  if (!webWidth) return piecesUp(job, id) > 0;
  return Math.min(job.widthIn, job.heightIn) + 2 * job.bleedIn <= (webWidth.to ?? Infinity);
}

type Flat = Pick<PrintJob, 'widthIn' | 'heightIn' | 'bleedIn'>;

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

function byNeed(job: PrintJob, able: readonly PressId[]): PressChoice | undefined {
  if (job.hasVariableData && able.includes('digital')) {
    const reasons = [practiced('Variable data: every sheet differs, which only a digital press prints.')];
    return { press: 'digital', alsoQuote: undefined, reasons };
  }
  const sheetfed = sheetfedNeeds(job);
  if (sheetfed.length > 0 && able.includes('sheetfed')) {
    const reasons = job.hasVariableData ? [...sheetfed, shells] : sheetfed;
    const isShort = job.quantity < runThresholds.sheetfedFrom && !job.hasVariableData;
    return {
      press: 'sheetfed',
      alsoQuote: isShort && able.includes('digital') ? 'digital' : undefined,
      reasons: isShort ? [...reasons, shortOffset] : reasons,
    };
  }
  if (job.isNeededNow && able.includes('digital')) {
    const reasons = [practiced('Needed at once: no plates, and the proof is the print itself.')];
    return { press: 'digital', alsoQuote: undefined, reasons };
  }
  return undefined;
}

const shells = practiced('Print the shells offset and add the variable data by inkjet afterwards.');
const shortOffset = practiced('The run is short for offset: ask for a digital price and a sample too.');

function sheetfedNeeds(job: PrintJob): Reason[] {
  const needs: Reason[] = [];
  if (job.hasSpecialInk)
    needs.push(practiced('Spot, metallic and white inks are at home on sheetfed presses.'));
  if (job.hasLargeSolids) needs.push(practiced('Large solids may band in toner; sheetfed ink lies even.'));
  if (job.isTextured)
    needs.push(practiced('Textured stock: offset ink reaches the low spots, toner misses them.'));
  if (job.stock.caliperIn > heaviestDigitalIn) {
    needs.push(practiced('Stock heavier than 14 pt: few digital presses run it.'));
  }
  if (!takesSize('digital', job))
    needs.push(practiced('Larger with its bleed than a 13 × 19 in sheet prints.'));
  return needs;
}

function byRun(job: PrintJob, able: readonly PressId[]): PressChoice {
  const choice = choiceByRun(job, able);
  if (able.includes(choice.press)) return choice;
  const press = (['sheetfed', 'web', 'digital'] as const).find((id) => able.includes(id)) ?? 'sheetfed';
  return { press, alsoQuote: undefined, reasons: [] };
}

function choiceByRun(job: PrintJob, able: readonly PressId[]): PressChoice {
  if (job.quantity < runThresholds.sheetfedFrom) {
    const reasons = [ruled('Under 2,500 pieces: digital needs no plates and no make-ready.')];
    return { press: 'digital', alsoQuote: undefined, reasons };
  }
  return job.quantity < runThresholds.webFrom ? sheetfedRun(job, able) : webRun(job, able);
}

function sheetfedRun(job: PrintJob, able: readonly PressId[]): PressChoice {
  const reasons = [ruled('2,500 to 50,000 pieces: sheetfed offset.')];
  const sheets = digitalSheets(job);
  if (able.includes('digital') && sheets !== undefined && sheets < runThresholds.sheetfedFrom) {
    const count = sheets.toLocaleString('en-US');
    const text = `Only ${count} digital sheets of 13 × 19 in: digital may still win, so ask for both prices.`;
    return { press: 'sheetfed', alsoQuote: 'digital', reasons: [...reasons, practiced(text)] };
  }
  if (job.quantity < webQuoteFrom || !able.includes('web')) {
    return { press: 'sheetfed', alsoQuote: undefined, reasons };
  }
  const overlap = ruled('A web’s best runs begin at 10,000: quote sheetfed and web.');
  return { press: 'sheetfed', alsoQuote: 'web', reasons: [...reasons, overlap] };
}

function webRun(job: PrintJob, able: readonly PressId[]): PressChoice {
  const run = ruled('50,000 pieces and more: a web press is fastest, and cheapest a piece.');
  if (job.fitsCutoff || !able.includes('web')) {
    return { press: able.includes('web') ? 'web' : 'sheetfed', alsoQuote: undefined, reasons: [run] };
  }
  const cutoff = practiced(
    'The page has to match a web’s cutoff: ask a web printer before you keep the size.',
  );
  return { press: 'sheetfed', alsoQuote: 'web', reasons: [run, cutoff] };
}

/** Says why a press that the run would call for cannot take the job. */
function leftOut(job: PrintJob, able: readonly PressId[]): Reason[] {
  return presses.rows
    .filter(({ id }) => !able.includes(id))
    .map(({ id, name, weight }) =>
      takesWeight(id, job)
        ? ruled(`${name} is out: the piece with its bleed is larger than its largest sheet prints.`)
        : ruled(`${name} is out: it runs ${weight.from} to ${weight.to} gsm.`),
    );
}
