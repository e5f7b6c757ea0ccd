import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import type { ReactNode } from 'react';
import type { VendorAnswer } from '@printpartner/contracts/types';
import { FoldedText } from '../../entities/quote/folded-text.tsx';
import { daysText, freightText, postageText, unitFormat } from '../../entities/quote/quote-terms.ts';
import { dateText } from '../../platform/time/calendar-date.ts';

interface AnswerTermsProps {
  answer: VendorAnswer;
  /** Text about the PDF, if the answer has one. */
  file: ReactNode;
}

/** The prices and terms that a vendor has sent. */
export function AnswerTerms({ answer, file }: AnswerTermsProps) {
  const writeUnit = unitFormat(answer.lines.map(({ quantity, price_cents: cents }) => cents / quantity));
  return (
    <>
      <table className="type-data mt-4 w-full border-b border-rule text-right">
        <thead className="type-label text-ink-2">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              Quantity
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Price
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Per piece
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.lines.map(({ quantity, price_cents: cents }) => (
            <tr key={quantity} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-normal">
                {countText(quantity)}
              </th>
              <td className="py-2 font-semibold">{dollarText(cents)}</td>
              <td className="py-2 text-ink-2">{writeUnit(cents / quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="type-data">
        {linesOf(answer).map(([label, text]) => (
          <TermLine key={label} label={label}>
            <FoldedText about={label}>{text}</FoldedText>
          </TermLine>
        ))}
        {answer.file && <TermLine label="Your PDF">{file}</TermLine>}
      </dl>
    </>
  );
}

function linesOf(answer: VendorAnswer): [string, string][] {
  const all: [string, string][] = [
    ['Freight', freightText(answer)],
    ['Postage', postageText(answer)],
    ['Turnaround', answer.turnaround_days === null ? '' : daysText(answer.turnaround_days)],
    ['Valid until', dateText(answer.valid_until)],
    ['Included', answer.included.join(', ')],
    ['Exceptions', answer.exceptions],
    ['Estimate number', answer.estimate_number],
    ['Notes', answer.notes],
  ];
  return all.filter(([, text]) => text !== '');
}

/** One term. */
export function TermLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
