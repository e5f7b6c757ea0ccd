/** Steps of a price, in US dollars, by where they begin: about one part in a hundred. */
const steps = [
  { from: 10_000, step: 100 },
  { from: 2000, step: 50 },
  { from: 500, step: 10 },
  { from: 0, step: 5 },
] as const;

const stepOf = (usd: number): number => steps.find(({ from }) => usd >= from)?.step ?? 5;

/** The low end of a range, rounded to a step that its uncertainty allows; what lies between two steps goes down. */
export function roundLow(usd: number): number {
  const step = stepOf(usd);
  return Math.ceil(usd / step - 0.5) * step;
}

/** The high end; what lies between two steps goes up. */
export function roundHigh(usd: number): number {
  const step = stepOf(usd);
  return Math.floor(usd / step + 0.5) * step;
}
