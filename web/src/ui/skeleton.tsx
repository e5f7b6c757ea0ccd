/** A gray placeholder bar, shown only after 300 ms. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`late block rounded-mark bg-skeleton ${className}`} />;
}

interface SkeletonLinesProps {
  /** Widths of the lines, as CSS lengths. */
  widths: readonly string[];
  /** What is loading, for screen readers. */
  label: string;
}

/** Placeholder for several lines of text. */
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
