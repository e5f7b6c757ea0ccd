import { Check } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Nobody is cheaper. A shape and a word, so that it doesn't depend on color. */
export function LowestMark({ word }: { word: string }) {
  return (
    <span className="type-label inline-flex items-center gap-1 text-ink">
      <svg viewBox="0 0 10 8" width="10" height="8" aria-hidden className="fill-current">
        <path d="M0 0h10L5 8z" />
      </svg>
      {word}
    </span>
  );
}

export const ChosenMark = () => (
  <Badge tone="pass" icon={<Check size={14} strokeWidth={2} aria-hidden />}>
    Chosen
  </Badge>
);

export const TypedMark = () => <Badge>Typed in</Badge>;
export const NewMark = () => <Badge tone="cyan">New</Badge>;
export const ExpiredMark = () => <Badge tone="warning">Expired</Badge>;
export const OutdatedMark = () => <Badge tone="warning">Earlier version</Badge>;
