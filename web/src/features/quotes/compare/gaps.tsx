import { VerdictIcon } from '../../../ui/verdict.tsx';

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
