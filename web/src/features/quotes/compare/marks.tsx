import { Check } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';

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

/** What a quote leaves open: to ask the vendor. */
export function Gaps({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-1.5">
          <VerdictIcon verdict="manual" size={14} className="mt-0.75 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
