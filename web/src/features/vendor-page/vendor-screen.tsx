import { countText } from '@printpartner/print-knowledge/figures';
import { useQuery, useMutation } from '@tanstack/react-query';
import { ArrowDown, FileDown } from 'lucide-react';
import type { VendorPage } from '@printpartner/contracts/types';
import { timeFormat, localZone } from '../../platform/time/time-format.ts';
import { buttonLook, Button } from '../../ui/button.tsx';
import { ChangesSince } from '../../ui/changed-text.tsx';
import { PublicFrame, PublicScreen, showPublicPage } from '../../ui/public-page/public-screen.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { ClosedPage } from './closed-page.tsx';
import { OWNER, vendorPageQuery, vendorWords } from './vendor-link.ts';
import { apiFile } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Badge } from '../../ui/badge.tsx';

/** Shows the page of a vendor link in place of the app. */
export function showVendorPage(root: HTMLElement): void {
  showPublicPage(root, (token) => <VendorScreen token={token} />);
}

/** What a vendor sees who opens a link: the sheet and a form to answer, or why there is neither. */
export function VendorScreen({ token }: { token: string }) {
  const query = useQuery(vendorPageQuery(token));
  return (
    <PublicScreen query={query} words={vendorWords}>
      {(page, onReload) =>
        page.state === 'closed' ? (
          <ClosedPage token={token} page={page} />
        ) : (
          <VendorPageView token={token} page={page} onReload={onReload} />
        )
      }
    </PublicScreen>
  );
}

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
                <Fact label="Quantities to price">{page.quantities.map(countText).join(' / ')}</Fact>
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

/** Says that the answer is to an earlier version. */
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

/** Laying out the PDF takes more than a usual call. */
const PRINT_TIMEOUT_MS = 30_000;

interface VendorSheetProps {
  sections: VendorPage['sheet']['sections'];
  /** Labels of lines that say something else than in an earlier version. */
  changed: ReadonlySet<string>;
}

/** The sheet as sections of labeled lines. */
export function VendorSheet({ sections, changed }: VendorSheetProps) {
  return sections.map(({ title, lines }) => (
    <section key={title} className="mt-8">
      <h2 className="type-heading">{title}</h2>
      <dl className="type-data mt-2 border-b border-rule">
        {lines.map(({ label, text }, place) => (
          <div
            key={`${place} ${label}`}
            className="grid gap-x-6 gap-y-0.5 border-t border-rule py-2 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
              {changed.has(label) && (
                <Badge tone="cyan" className="shrink-0">
                  Changed
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** Saves the sheet as a file. */
export function SheetPdf({ token }: { token: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const file = await apiFile('GET /api/vendor-links/:token/sheet.pdf', {
        params: { token },
        query: { zone: localZone() },
        timeoutMs: PRINT_TIMEOUT_MS,
      });
      saveFile(file.name, file);
    },
  });
  return (
    <>
      <Button
        variant="outline"
        icon={<FileDown size={16} strokeWidth={1.6} aria-hidden />}
        busy={isPending}
        busyLabel="Preparing…"
        onClick={() => mutate()}
      >
        Specs as PDF
      </Button>
      <p role="alert" className="type-note w-full text-fail empty:hidden">
        {error &&
          failureText(
            error,
            'The PDF could not be made. Try again.',
            'The server did not answer. Try again.',
          )}
      </p>
    </>
  );
}
