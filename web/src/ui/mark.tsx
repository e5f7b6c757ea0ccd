/** A P whose bowl is a registration target: stem 3, ring 3, cross 1.2 on a grid of 32. One color. */
export function Mark({ size = 30, className = '' }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden
      className={className}
    >
      <path d="M8 4v26" strokeWidth="3" />
      <circle cx="16" cy="13" r="8" strokeWidth="3" />
      <path d="M4 13h25M16 1v24" strokeWidth="1.2" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.25 whitespace-nowrap">
      <Mark size={large ? 34 : 30} />
      <span className="text-[1.25rem]/6.5 font-semibold tracking-[-0.022em]">Print Partner</span>
    </span>
  );
}
