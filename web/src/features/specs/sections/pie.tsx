import type { SectionProgress } from './progress.ts';

const RADIUS = 6.25;
const CENTER = 8;

/** How far a section is filled in: an empty circle, a slice, or a check. A dash if it has no fields. */
export function Pie({ filled, total, isDone, size = 16 }: SectionProgress & { size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden className="shrink-0">
      {total === 0 && <path d="M3.5 8h9" stroke="currentColor" strokeWidth="1.3" />}
      {total > 0 && !isDone && (
        <circle cx={CENTER} cy={CENTER} r={RADIUS} fill="none" stroke="currentColor" strokeWidth="1.3" />
      )}
      {total > 0 && !isDone && filled > 0 && <path d={sliceOf(filled / total)} fill="currentColor" />}
      {isDone && (
        <>
          <circle cx={CENTER} cy={CENTER} r={RADIUS + 0.65} fill="currentColor" />
          <path
            d="m5 8.3 2.1 2.1 4-4.4"
            fill="none"
            className="stroke-sheet"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  );
}

/** The slice of a share from 0 to 1, clockwise from the top. */
function sliceOf(share: number): string {
  const angle = 2 * Math.PI * Math.min(share, 0.9999);
  const x = CENTER + RADIUS * Math.sin(angle);
  const y = CENTER - RADIUS * Math.cos(angle);
  const isLarge = share > 0.5 ? 1 : 0;
  const end = `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${CENTER} ${CENTER}V${CENTER - RADIUS}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${end}Z`;
}
