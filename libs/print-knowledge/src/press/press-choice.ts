import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { productDocument, tradePractice, type Statement } from '../figures/provenance.ts';
import { digitalSheets, lackOf, leftOut } from './press-reach.ts';
import { overlapAdvice } from './press-sources.ts';
import { presses, type PressId } from './presses.ts';
import { faultOf, type PrintJob } from './print-job.ts';
import { countText, runThresholds, webQuoteFrom } from './run-advice.ts';

/** Heavier than this, in inches (14 pt), digital presses run few sheets. */
const heaviestDigitalIn = 0.014;

export interface PressChoice {
  press: PressId;
  /** Worth a second price. */
  alsoQuote: readonly PressId[];
  /** What decided, first the weightiest. */
  reasons: readonly Statement[];
}

const ruled = (text: string): Statement => ({ text, from: productDocument });
const practiced = (text: string): Statement => ({ text, from: tradePractice });

/** A job with what the presses make of it. */
interface Weighed {
  job: PrintJob;
  able: (id: PressId) => boolean;
  /** Digital sheets it takes; Infinity where it does not fit one. */
  sheets: number;
  /** What speaks against toner, and for a press with sheets rather than a roll. */
  offsetNeeds: readonly Statement[];
  sheetfedNeeds: readonly Statement[];
}

/**
 * The press a job belongs on: what the machines cannot run is left out, then what the job needs decides, then its
 * length of run. From the web's best runs on, a web that can run the job is the answer or worth a price. Thresholds of
 * the run come from the product's document, needs are trade practice.
 */
export function choosePress(job: PrintJob): Outcome<PressChoice> {
  const fault = faultOf(job);
  if (fault) return fault;
  const able = presses.rows.filter(({ id }) => lackOf(id, job) === undefined).map(({ id }) => id);
  if (able.length === 0) return noAnswer(noPress(job));
  if (able.every((id) => id === 'web') && job.quantity < webQuoteFrom) {
    return noAnswer(
      `Only a web press here runs this, and its runs begin at ${countText(webQuoteFrom)} pieces. Ask a printer of small or large formats.`,
    );
  }
  const choice = choose({
    job,
    able: (id) => able.includes(id),
    sheets: digitalSheets(job) ?? Infinity,
    offsetNeeds: offsetNeeds(job),
    sheetfedNeeds: sheetfedNeeds(job),
  });
  return answer({ ...choice, reasons: [...choice.reasons, ...leftOut(job)] });
}

function noPress(job: PrintJob): string {
  const isStock = presses.rows.every(({ id }) => lackOf(id, job) === 'weight');
  if (!isStock) return 'Larger than these presses print on this stock. Ask a large-format printer.';
  const lightest = Math.min(...presses.rows.map(({ weight }) => weight.from));
  const heaviest = Math.max(...presses.rows.map(({ weight }) => weight.to));
  return `No press here runs this stock: it has to be from ${lightest} to ${heaviest} gsm.`;
}

function choose(weighed: Weighed): PressChoice {
  const { job, able } = weighed;
  if (job.hasVariableData && able('digital')) return variable(weighed);
  if (job.isNeededNow && isQuickDigital(weighed)) {
    const reasons = [practiced('Needed at once: no plates, and the proof is the print itself.')];
    return { press: 'digital', alsoQuote: webQuote(weighed), reasons };
  }
  const choice = byRun(weighed);
  const reasons = [...choice.reasons];
  if (job.isNeededNow && Number.isFinite(weighed.sheets) && able('digital'))
    reasons.push(tooManyAtOnce(weighed));
  if (job.hasVariableData) reasons.push(shells);
  return { ...choice, reasons };
}

function variable(weighed: Weighed): PressChoice {
  const reason = practiced('Variable data: every sheet differs, which only a digital press prints.');
  const isLong = weighed.job.quantity >= webQuoteFrom;
  return {
    press: 'digital',
    alsoQuote: webQuote(weighed),
    reasons: isLong ? [reason, shells] : [reason],
  };
}

const shells = practiced('Print the shells offset and add the variable data by inkjet afterwards.');
const shortOffset = practiced('The run is short for offset: ask for a digital price and a sample too.');
const overlap: Statement = {
  text: `A web’s best runs begin at ${countText(webQuoteFrom)}: quote sheetfed and web.`,
  from: overlapAdvice,
};
const cutoffCaution = practiced(
  'The page has to divide a web’s cutoff: ask a web printer before you keep the size, and a sheetfed one for a price.',
);

const needsOf = ({ offsetNeeds: offset, sheetfedNeeds: sheetfed }: Weighed): Statement[] => [
  ...sheetfed,
  ...offset,
];

/** Few enough sheets for a digital press to print them without delay. */
const isQuickDigital = (weighed: Weighed): boolean =>
  weighed.able('digital') && needsOf(weighed).length === 0 && weighed.sheets < runThresholds.sheetfedFrom;

function tooManyAtOnce({ sheets, offsetNeeds: offset, sheetfedNeeds: sheetfed }: Weighed): Statement {
  if (offset.length + sheetfed.length > 0) return practiced('Needed at once: ask what a rush costs.');
  return practiced(
    `Needed at once, but ${countText(sheets)} digital sheets take long: ask what a rush costs.`,
  );
}

function webQuote({ job, able }: Weighed): PressId[] {
  return able('web') && job.quantity >= webQuoteFrom ? ['web'] : [];
}

function byRun(weighed: Weighed): PressChoice {
  if (weighed.job.quantity < runThresholds.sheetfedFrom) return shortRun(weighed);
  if (!weighed.able('sheetfed')) return longRun(weighed);
  return weighed.job.quantity < runThresholds.webFrom ? sheetfedRun(weighed) : longRun(weighed);
}

function shortRun(weighed: Weighed): PressChoice {
  const needs = needsOf(weighed);
  if (!weighed.able('digital')) return { press: 'sheetfed', alsoQuote: [], reasons: needs };
  if (needs.length > 0) {
    return { press: 'sheetfed', alsoQuote: ['digital'], reasons: [...needs, shortOffset] };
  }
  const run = ruled(`Under ${countText(runThresholds.sheetfedFrom)} pieces: digital.`);
  return { press: 'digital', alsoQuote: [], reasons: [run] };
}

function sheetfedRun(weighed: Weighed): PressChoice {
  const { sheetfedFrom, webFrom } = runThresholds;
  const reasons = [
    ...needsOf(weighed),
    ruled(`${countText(sheetfedFrom)} to ${countText(webFrom)} pieces: sheetfed offset.`),
  ];
  const web = webQuote(weighed);
  if (web.length > 0) reasons.push(overlap);
  if (!isQuickDigital(weighed)) return { press: 'sheetfed', alsoQuote: web, reasons };
  const few = `Only ${countText(weighed.sheets)} digital sheets of 13 × 19 in: digital may still win, so ask for its price.`;
  return { press: 'sheetfed', alsoQuote: [...web, 'digital'], reasons: [...reasons, practiced(few)] };
}

function longRun(weighed: Weighed): PressChoice {
  const { job, able, sheetfedNeeds: sheetfed } = weighed;
  const isLong = job.quantity >= runThresholds.webFrom;
  const run = isLong ? [ruled(`${countText(runThresholds.webFrom)} pieces and more: a web press.`)] : [];
  if (!able('web')) return { press: 'sheetfed', alsoQuote: [], reasons: [...needsOf(weighed), ...run] };
  if (sheetfed.length > 0 && able('sheetfed')) {
    return { press: 'sheetfed', alsoQuote: ['web'], reasons: [...needsOf(weighed), ...run] };
  }
  const reasons = [...run, ...needsOf(weighed)];
  if (job.fitsCutoff) return { press: 'web', alsoQuote: [], reasons };
  return {
    press: 'web',
    alsoQuote: able('sheetfed') ? ['sheetfed'] : [],
    reasons: [...reasons, cutoffCaution],
  };
}

/** What rules digital out, and leaves both kinds of offset. */
function offsetNeeds(job: PrintJob): Statement[] {
  const needs: Statement[] = [];
  if (job.hasLargeSolids) needs.push(practiced('Large solids may band in toner; offset ink lies even.'));
  if (digitalSheets(job) === undefined) {
    needs.push(practiced('Larger with its bleed than a 13 × 19 in sheet prints.'));
  }
  return needs;
}

/** What is at home on sheetfed presses. */
function sheetfedNeeds(job: PrintJob): Statement[] {
  const needs: Statement[] = [];
  if (job.hasSpecialInk)
    needs.push(practiced('Spot, metallic and white inks are at home on sheetfed presses.'));
  if (job.isTextured)
    needs.push(practiced('Textured stock: offset ink reaches the low spots, toner misses them.'));
  if (job.stock.caliperIn > heaviestDigitalIn) {
    needs.push(practiced('Stock heavier than 14 pt: few digital presses run it.'));
  }
  return needs;
}
