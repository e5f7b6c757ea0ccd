const looks: Readonly<Record<number, string>> = {
  1: 'text-ink',
  2: 'text-ink-3',
  3: 'text-cost-yellow',
  4: 'text-cost-orange',
  5: 'text-fail',
};

/** One $ sign per level, colored black, gray, yellow, orange or red for 1–5; other levels are gray. */
export function CostLevel({ level }: { level: number }) {
  return (
    <span className={`relative font-semibold whitespace-nowrap ${looks[level] ?? 'text-ink-3'}`}>
      <span aria-hidden>{'$'.repeat(level)}</span>
      <span className="sr-only">{`Cost level ${level}`}</span>
    </span>
  );
}
