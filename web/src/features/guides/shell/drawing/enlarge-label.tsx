import { Maximize2 } from 'lucide-react';

const icon = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Label of a button that enlarges a drawing: an icon, because a guide has dozens of them, and the words for screen readers. */
export function EnlargeLabel({ className = '' }: { className?: string }) {
  return (
    <>
      <Maximize2 {...icon} className={`text-ink-3 group-hover:text-ink ${className}`} />
      <span className="sr-only">tap to enlarge </span>
    </>
  );
}

/** Says once for a group of drawings what the icon means. */
export function EnlargeHint() {
  return (
    <span className="whitespace-nowrap">
      <Maximize2 {...icon} className="mr-1 inline align-[-2px]" />
      Tap to enlarge.
    </span>
  );
}
