import { quantile } from '../harness/figures.ts';
import { callFor } from '../harness/rounds.ts';
import { askAssistant, eventType, sseEvents } from './sse-events.ts';

const CALLERS = 64;

/** Questions that the guides, the calculators and the scope answer. */
const QUESTIONS = [
  'How many pages can be saddle stitched?',
  'Spine of 120 pages on 80# gloss text?',
  'Postage for 500 4x6 postcards?',
  'What is the gsm of 100# cover?',
  'Which envelope fits a 5x7 card?',
  'Difference between aqueous and UV coating?',
  'Price of 5,000 tri-fold brochures?',
  'How much bleed do I need?',
];

export interface FirstWords {
  answers: number;
  /** Milliseconds from the question to the first word. */
  p50: number;
  p99: number;
  perSecond: number;
}

/**
 * Lets 64 callers of separate networks ask one question after the other.
 *
 * @param firstNetwork another one for each run, or the questions of the run before count
 */
export async function measureFirstWords(
  url: string,
  seconds: number,
  firstNetwork: number,
): Promise<FirstWords> {
  const times: number[] = [];
  await callFor({ callers: CALLERS, seconds }, async (caller, n) => {
    const asked = caller + n;
    const message = QUESTIONS[asked % QUESTIONS.length] ?? '';
    // More than 60 questions a minute of one network would be refused.
    const ip = `10.${caller}.${(firstNetwork + (asked >> 5)) % 250}.1`;
    times.push(await timeToFirstWord(url, message, ip));
  });
  return {
    answers: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: times.length / seconds,
  };
}

async function timeToFirstWord(url: string, message: string, ip: string): Promise<number> {
  const begun = performance.now();
  let first: number | undefined;
  for await (const { data, at } of sseEvents(await askAssistant(url, message, ip)))
    if (first === undefined && eventType(data) === 'delta') first = at - begun;
  if (first === undefined) throw new Error(`No word for “${message}”`);
  return first;
}
