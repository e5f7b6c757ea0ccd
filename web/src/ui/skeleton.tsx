/** A grey bar the size of what is coming; shows only when the wait passes 300 ms. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`late block rounded-mark bg-skeleton ${className}`} />;
}

interface SkeletonLinesProps {
  /** Widths of the lines, as CSS lengths. */
  widths: readonly string[];
  /** What is awaited, for those who cannot see the bars. */
  label: string;
}

/** Several lines of awaited text. */
export function SkeletonLines({ widths, label }: SkeletonLinesProps) {
  return (
    <output aria-label={label} className="grid gap-3">
      {widths.map((width, line) => (
        <span key={line} style={{ width }} className="block">
          <Skeleton className="h-3.5" />
        </span>
      ))}
    </output>
  );
}
