import { Length } from '../../../../ui/length.tsx';

/** Pixels. */
const MAX_LENGTH = 96;
const lengths = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16];

/** A bar of a round length. A phone's inch of 96 pixels is no inch, so a drawing can't state its magnification. */
export function ScaleBar({ perInch }: { perInch: number }) {
  const inches = lengths.find((length) => length * perInch <= MAX_LENGTH) ?? 1 / 16;
  const width = inches * perInch;
  return (
    <span data-unsearched data-scale-bar className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width={width + 1} height={9} aria-hidden>
        <path d={`M.5 0v9M.5 4.5h${width}M${width + 0.5} 0v9`} fill="none" className="stroke-ink-2" />
      </svg>
      <Length value={inches} />
    </span>
  );
}
