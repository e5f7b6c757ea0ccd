import { ArrowDown } from 'lucide-react';
import type { VendorPage } from '@printpartner/contracts/types';
import { formatCopies } from '@printpartner/spec-sheet/quotes';
import { timeFormat } from '../../platform/time/time-format.ts';
import { buttonLook } from '../../ui/button.tsx';
import { ChangesSince } from '../../ui/public-page/changes-since.tsx';
import { PublicFrame } from '../../ui/public-page/public-frame.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { OWNER } from './vendor-link.ts';
import { SheetPdf, VendorSheet } from './vendor-sheet.tsx';

interface VendorPageViewProps {
  token: string;
  page: VendorPage;
  onReload: () => void;
}

const ANSWER_ID = 'quote';
/** In the vendor's time zone, which is named: the buyer may have another one. */
const time = timeFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The sheet, and beside it the vendor's answer. */
export function VendorPageView({ token, page, onReload }: VendorPageViewProps) {
  const { sheet, buyer, changes } = page;
  const from = [buyer.name, buyer.company].filter(Boolean).join(', ');
  const changed = new Set(changes?.fields.map(({ label }) => label));
  return (
    <PublicFrame title={`Quote request: ${sheet.title}`} owner={OWNER}>
      <main className="mx-auto grid w-full max-w-296 grow gap-x-16 gap-y-10 px-4 pt-8 pb-16 md:px-6 md:pt-12 lg:grid-cols-[minmax(0,1fr)_29rem]">
        {page.is_owner && <OwnerNote vendor={page.vendor_name} />}
        <div className="min-w-0">
          <header className="border-b border-ink pb-5">
            <p className="type-label text-ink-2">Request for a quote</p>
            <h1 className="type-display mt-1 wrap-anywhere text-balance">{sheet.title}</h1>
            <p className="type-data mt-2 text-ink-2">
              {sheet.form}
              {page.version > 1 && ` · version ${page.version}`}
            </p>
            <dl className="type-data mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
              {from !== '' && <Fact label="From">{from}</Fact>}
              <Fact label="For">{page.vendor_name}</Fact>
              {page.quantities.length > 0 && (
                <Fact label="Quantities to price">{page.quantities.map(formatCopies).join(' / ')}</Fact>
              )}
              <Fact label="Open until">{time(Date.parse(page.expires_at))}</Fact>
            </dl>
            {page.message !== '' && (
              <p className="type-answer mt-5 max-w-[58ch] wrap-anywhere whitespace-pre-line">
                {page.message}
              </p>
            )}
            <div className="mt-5 flex flex-wrap gap-2">
              {!page.is_owner && (
                <a href={`#${ANSWER_ID}`} className={`${buttonLook()} gap-2 lg:hidden!`}>
                  <ArrowDown size={16} strokeWidth={1.6} aria-hidden />
                  {page.answer ? 'Your quote' : 'Quote this job'}
                </a>
              )}
              <SheetPdf token={token} />
            </div>
          </header>
          {changes && <ChangesSince {...changes} note={noteOnAnswer(page)} />}
          <VendorSheet sections={sheet.sections} changed={changed} />
        </div>
        {!page.is_owner && <AnswerPanel id={ANSWER_ID} token={token} page={page} onReload={onReload} />}
      </main>
    </PublicFrame>
  );
}

/** About an answer to an earlier version. */
function noteOnAnswer({ answer, version, is_owner: isOwner, vendor_name: name }: VendorPage): string {
  if (!answer || answer.version === version) return '';
  return isOwner
    ? `The quote of ${name} is for version ${answer.version}.`
    : `Your quote is for version ${answer.version}. Check it, then send it for this version.`;
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** In place of the form, for the owner of the link, whose answer would be refused. Above the sheet on a phone. */
function OwnerNote({ vendor }: { vendor: string }) {
  return (
    <section
      aria-labelledby="owner-note"
      className="min-w-0 self-start lg:col-start-2 lg:row-start-1 rounded-sheet border border-rule bg-sheet px-4 py-5 md:px-6 md:py-6"
    >
      <h2 id="owner-note" className="type-section">
        You made this link
      </h2>
      <p className="type-body mt-2 wrap-anywhere text-ink-2">
        {vendor} sees these specs, with a form to answer. Only the vendor can fill it in. Type in a quote you
        got another way on the quotes screen of the sheet. Your visit isn’t counted.
      </p>
      <a href="/" className="touch-target type-link mt-4 inline-block text-ink">
        Back to Print Partner
      </a>
    </section>
  );
}
