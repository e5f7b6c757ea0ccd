import { presses, type Press } from '@printpartner/print-knowledge/press';

/** The heaviest stock that any press here runs, in gsm: the end of every bar. */
const heaviest = Math.max(...presses.rows.map(({ weight }) => weight.to));

const placeOf = (gsm: number): string => `${(gsm / heaviest) * 100}%`;

/** The stocks of one press on a line that is the same for all. */
export function WeightBar({ weight }: Pick<Press, 'weight'>) {
  return (
    <span aria-hidden className="relative block h-1.5 bg-sunk outline outline-rule">
      <span
        style={{
          insetInlineStart: placeOf(weight.from),
          insetInlineEnd: placeOf(heaviest - weight.to),
        }}
        className="absolute inset-y-0 bg-ink"
      />
    </span>
  );
}
