const looks: Readonly<Record<number, string>> = {
  1: 'text-ink',
  2: 'text-ink-3',
  3: 'text-cost-yellow',
  4: 'text-cost-orange',
  5: 'text-fail',
};

/** As many $ signs as the level, in its color: black, grey, yellow, orange, red; grey beyond what is known. */
export function CostLevel({ level }: { level: number }) {
  return (
    <span className={`relative font-semibold whitespace-nowrap ${looks[level] ?? 'text-ink-3'}`}>
      <span aria-hidden>{'$'.repeat(level)}</span>
      <span className="sr-only">{`Cost level ${level}`}</span>
    </span>
  );
}
