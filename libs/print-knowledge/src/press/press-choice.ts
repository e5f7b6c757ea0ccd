import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { productDocument, tradePractice, type Statement } from '../figures/provenance.ts';
import { digitalSheets, exclusionOf, exclusionReasons } from './press-reach.ts';
import { overlapAdvice } from './press-sources.ts';
import { presses, type PressId } from './presses.ts';
import { checkJob, type PrintJob } from './print-job.ts';
import { countText } from '../figures/number-text.ts';
import { runThresholds, sheetfedQuoteFrom, webQuoteFrom } from './run-advice.ts';

/** Few digital presses run thicker stock, inches (14 pt). */
const THICKEST_DIGITAL_IN = 0.014;

export interface PressChoice {
  press: PressId;
  /** Presses worth a second quote. */
  alsoQuote: readonly PressId[];
  /** Most important first. */
  reasons: readonly Statement[];
}

const fromDocument = (text: string): Statement => ({ text, from: productDocument });
const fromPractice = (text: string): Statement => ({ text, from: tradePractice });

/** A job and its options. */
interface Candidate {
  job: PrintJob;
  canRun: (id: PressId) => boolean;
  /** Digital sheets needed; Infinity if the piece doesn't fit the sheet. */
  sheets: number;
  /** Reasons against toner, and for sheetfed over web. */
  offsetNeeds: readonly Statement[];
  sheetfedNeeds: readonly Statement[];
}

/**
 * The best press for a job: presses that can't run it are excluded, then its needs decide, then its quantity. From the
 * start of the web's optimal runs, a web that can run the job is chosen or worth a quote. Quantity thresholds come from
 * the product's document; needs are trade practice.
 */
export function choosePress(job: PrintJob): Outcome<PressChoice> {
  const invalid = checkJob(job);
  if (invalid) return invalid;
  const canRun = presses.rows.filter(({ id }) => exclusionOf(id, job) === undefined).map(({ id }) => id);
  if (canRun.length === 0) return noAnswer(noPressReason(job));
  if (canRun.every((id) => id === 'web') && job.quantity < webQuoteFrom) {
    return noAnswer(
      `Only a web press can run this, from ${countText(webQuoteFrom)} pieces. Ask a small- or large-format printer.`,
    );
  }
  const choice = choose({
    job,
    canRun: (id) => canRun.includes(id),
    sheets: digitalSheets(job) ?? Infinity,
    offsetNeeds: offsetNeeds(job),
    sheetfedNeeds: sheetfedNeeds(job),
  });
  return answer({ ...choice, reasons: [...choice.reasons, ...exclusionReasons(job)] });
}

function noPressReason(job: PrintJob): string {
  const isStock = presses.rows.every(({ id }) => exclusionOf(id, job) === 'weight');
  if (!isStock) return 'Too large for these presses on this stock. Ask a large-format printer.';
  const lightest = Math.min(...presses.rows.map(({ weight }) => weight.from));
  const heaviest = Math.max(...presses.rows.map(({ weight }) => weight.to));
  return `No press runs this stock: it must be ${lightest}–${heaviest} gsm.`;
}

function choose(candidate: Candidate): PressChoice {
  const { job, canRun } = candidate;
  if (job.hasVariableData && canRun('digital')) return variableDataChoice(candidate);
  if (job.isNeededNow && isQuickDigital(candidate)) {
    const reasons = [fromPractice('Needed now: no plates, and the proof is the actual print.')];
    return { press: 'digital', alsoQuote: webQuote(candidate), reasons };
  }
  const choice = choiceByQuantity(candidate);
  const reasons = [...choice.reasons];
  if (job.isNeededNow && Number.isFinite(candidate.sheets) && canRun('digital'))
    reasons.push(rushReason(candidate));
  if (job.hasVariableData) reasons.push(shells);
  return { ...choice, reasons };
}

function variableDataChoice(candidate: Candidate): PressChoice {
  const reason = fromPractice(
    'Variable data: every sheet is different, which only a digital press can print.',
  );
  const isLong = candidate.job.quantity >= webQuoteFrom;
  return {
    press: 'digital',
    alsoQuote: webQuote(candidate),
    reasons: isLong ? [reason, shells] : [reason],
  };
}

const shells = fromPractice('Print shells offset and add the variable data by inkjet.');
const shortOffset = fromPractice('Short run for offset: also ask for a digital quote and a sample.');
const overlap: Statement = {
  text: `Optimal web runs start at ${countText(webQuoteFrom)}: quote sheetfed and web.`,
  from: overlapAdvice,
};
const shortOverlap: Statement = {
  text: `Optimal sheetfed runs start at ${countText(sheetfedQuoteFrom)}: quote digital and sheetfed.`,
  from: overlapAdvice,
};
const cutoffCaution = fromPractice(
  'The page must divide the web’s cutoff: ask a web printer before you settle on the size, and get a sheetfed quote.',
);

const needsOf = ({ offsetNeeds: offset, sheetfedNeeds: sheetfed }: Candidate): Statement[] => [
  ...sheetfed,
  ...offset,
];

/** Few enough sheets to print digitally without delay. */
const isQuickDigital = (candidate: Candidate): boolean =>
  candidate.canRun('digital') &&
  needsOf(candidate).length === 0 &&
  candidate.sheets < runThresholds.sheetfedFrom;

function rushReason({ sheets, offsetNeeds: offset, sheetfedNeeds: sheetfed }: Candidate): Statement {
  if (offset.length + sheetfed.length > 0) return fromPractice('Needed now: ask for a rush quote.');
  return fromPractice(
    `Needed now, but ${countText(sheets)} digital sheets take too long: ask for a rush quote.`,
  );
}

function webQuote({ job, canRun }: Candidate): PressId[] {
  return canRun('web') && job.quantity >= webQuoteFrom ? ['web'] : [];
}

function choiceByQuantity(candidate: Candidate): PressChoice {
  if (candidate.job.quantity < runThresholds.sheetfedFrom) return shortRun(candidate);
  if (!candidate.canRun('sheetfed')) return longRun(candidate);
  return candidate.job.quantity < runThresholds.webFrom ? sheetfedRun(candidate) : longRun(candidate);
}

function shortRun(candidate: Candidate): PressChoice {
  const needs = needsOf(candidate);
  if (!candidate.canRun('digital')) return { press: 'sheetfed', alsoQuote: [], reasons: needs };
  if (needs.length > 0) {
    return { press: 'sheetfed', alsoQuote: ['digital'], reasons: [...needs, shortOffset] };
  }
  const run = fromDocument(`Under ${countText(runThresholds.sheetfedFrom)} pieces: digital.`);
  const isOverlap = candidate.canRun('sheetfed') && candidate.job.quantity >= sheetfedQuoteFrom;
  return isOverlap
    ? { press: 'digital', alsoQuote: ['sheetfed'], reasons: [run, shortOverlap] }
    : { press: 'digital', alsoQuote: [], reasons: [run] };
}

function sheetfedRun(candidate: Candidate): PressChoice {
  const { sheetfedFrom, webFrom } = runThresholds;
  const reasons = [
    ...needsOf(candidate),
    fromDocument(`${countText(sheetfedFrom)}–${countText(webFrom)} pieces: sheetfed offset.`),
  ];
  const web = webQuote(candidate);
  if (web.length > 0) reasons.push(overlap);
  if (!isQuickDigital(candidate)) return { press: 'sheetfed', alsoQuote: web, reasons };
  const few = `Only ${countText(candidate.sheets)} digital sheets of 13 × 19 in: digital may cost less, so get a quote.`;
  return { press: 'sheetfed', alsoQuote: [...web, 'digital'], reasons: [...reasons, fromPractice(few)] };
}

function longRun(candidate: Candidate): PressChoice {
  const { job, canRun, sheetfedNeeds: sheetfed } = candidate;
  const isLong = job.quantity >= runThresholds.webFrom;
  const run = isLong ? [fromDocument(`${countText(runThresholds.webFrom)}+ pieces: web press.`)] : [];
  if (!canRun('web')) return { press: 'sheetfed', alsoQuote: [], reasons: [...needsOf(candidate), ...run] };
  if (sheetfed.length > 0 && canRun('sheetfed')) {
    return { press: 'sheetfed', alsoQuote: ['web'], reasons: [...needsOf(candidate), ...run] };
  }
  const reasons = [...run, ...needsOf(candidate)];
  if (job.fitsCutoff) return { press: 'web', alsoQuote: [], reasons };
  return {
    press: 'web',
    alsoQuote: canRun('sheetfed') ? ['sheetfed'] : [],
    reasons: [...reasons, cutoffCaution],
  };
}

/** Reasons against digital. */
function offsetNeeds(job: PrintJob): Statement[] {
  const needs: Statement[] = [];
  if (job.hasLargeSolids) needs.push(fromPractice('Large solids: toner may band, offset ink stays even.'));
  if (digitalSheets(job) === undefined) {
    needs.push(fromPractice('Larger with bleed than a 13 × 19 in sheet prints.'));
  }
  return needs;
}

/** Reasons for sheetfed over web. */
function sheetfedNeeds(job: PrintJob): Statement[] {
  const needs: Statement[] = [];
  if (job.hasSpecialInk)
    needs.push(fromPractice('Spot, metallic and white inks: standard on sheetfed presses.'));
  if (job.isTextured)
    needs.push(fromPractice('Textured stock: offset ink reaches the low spots, toner doesn’t.'));
  if (job.stock.caliperIn > THICKEST_DIGITAL_IN) {
    needs.push(fromPractice('Stock thicker than 14 pt: few digital presses run it.'));
  }
  return needs;
}
