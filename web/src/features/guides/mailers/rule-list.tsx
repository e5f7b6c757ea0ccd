import type { MailRule } from '@printpartner/print-knowledge/mail';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite } from '../shell/source-notes.tsx';

/** Rules of the trade, one a line, each with its source. */
export function RuleList({ rules, notes }: { rules: readonly MailRule[]; notes: Footnotes }) {
  return (
    <ul className="type-body grid gap-1.5 text-pretty">
      {rules.map(({ text, from }) => (
        <li key={text} className="ml-4.5 list-disc marker:text-ink-3">
          <TradeText>{text}</TradeText>
          <Cite notes={notes} from={from} />
        </li>
      ))}
    </ul>
  );
}
