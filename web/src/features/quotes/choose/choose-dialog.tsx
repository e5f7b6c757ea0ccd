import { useMemo, useState, type ReactNode } from 'react';
import type { Quote, SheetQuotes, VendorLink } from '@printpartner/contracts/types';
import { compareQuotes, estimateText, isSameVendor } from '@printpartner/spec-sheet/quotes';
import { projectName } from '../../../entities/project/project-form.ts';
import { ProjectSelect } from '../../../entities/project/project-select.tsx';
import { useProjects } from '../../../entities/project/project-queries.ts';
import { useChooseQuote } from '../../../entities/quote/change-quote.ts';
import { useToday } from '../../../platform/time/use-now.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { isQuoteChanged, quoteFailureText, showFailure } from '../failure.ts';
import { ChoiceWarnings } from './choice-warnings.tsx';
import { QuantityChoice } from './quantity-choice.tsx';

interface ChooseDialogProps {
  data: SheetQuotes;
  quote: Quote;
  onClose: () => void;
}

/** Asks for the quantity, and says what the choice does. */
export function ChooseDialog({ data, quote: opened, onClose }: ChooseDialogProps) {
  const { sheet, links } = data;
  const { mutateAsync: choose } = useChooseQuote();
  const [projectUuid, setProjectUuid] = useState(sheet.project_uuid);
  const [quote, setQuote] = useState(opened);
  const [quantity, setQuantity] = useState(() => firstQuantity(sheet, quote));
  const [tellsOthers, setTellsOthers] = useState(false);
  const [tellsChosen, setTellsChosen] = useState(false);
  const [error, setError] = useState<string>();
  const others = links.filter((link) => hasAddress(link) && !isOfVendor(link, quote, links));
  const own = links.find((link) => link.id === quote.link_id && hasAddress(link));
  const open = links.filter(({ state }) => state === 'open' || state === 'answered').length;
  const line = quote.lines.find((one) => one.quantity === quantity);
  const current = data.quotes.find(({ id }) => id === quote.id);
  const today = useToday();
  const { quantities, gaps: allGaps } = useMemo(
    () => compareQuotes(sheet, [...data.quotes.filter(({ id }) => id !== quote.id), quote], today),
    [sheet, data.quotes, quote, today],
  );
  const gaps = allGaps[quote.id];
  const isChanged = current !== undefined && current.revision !== quote.revision;

  function showCurrent(changed: Quote) {
    setQuote(changed);
    if (!changed.lines.some((one) => one.quantity === quantity)) setQuantity(firstQuantity(sheet, changed));
  }

  async function confirm() {
    setError(undefined);
    if (isChanged) {
      showCurrent(current);
      throw new QuoteNotShown();
    }
    try {
      const { id, revision } = quote;
      const form = { revision, quantity, tell_others: tellsOthers, tell_chosen: tellsChosen };
      const attaches = sheet.project_uuid === null && projectUuid !== null && { project_uuid: projectUuid };
      const { not_told: untold } = await choose({ id, ...form, ...attaches });
      if (untold.length > 0) showUntold(quote.vendor_name, untold);
      else toast({ title: `${quote.vendor_name} chosen` });
    } catch (failure) {
      // The dialog closes: what changed is in the comparison behind it.
      if (isQuoteChanged(failure)) return showFailure('Not chosen', failure);
      setError(quoteFailureText(failure));
      throw failure;
    }
  }

  return (
    <ConfirmDialog
      title={`Choose ${quote.vendor_name}`}
      question={
        open > 0
          ? `${open === 1 ? 'The open link closes' : `The ${open} open links close`} and no more quotes come in. You can undo it.`
          : 'You can undo it.'
      }
      confirmLabel={isChanged ? 'Show changed quote' : 'Choose'}
      busyLabel="Choosing…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {gaps && <ChoiceWarnings quote={quote} gaps={gaps} />}
        <QuantityChoice quote={quote} compared={quantities} quantity={quantity} onChoose={setQuantity} />
        {sheet.project_uuid === null && (
          <ProjectSelect
            uuid={projectUuid}
            onChoose={setProjectUuid}
            hint="The sheet is attached to it. Without one, the choice is recorded here only."
          />
        )}
        {line && projectUuid !== null && (
          <Recorded
            projectUuid={projectUuid}
            vendor={quote.vendor_name}
            estimate={estimateText(quote, line.quantity, line.price_cents)}
          />
        )}
        {(others.length > 0 || own) && (
          <div className="grid gap-2.5">
            {own && (
              <Tick isOn={tellsChosen} onToggle={setTellsChosen}>
                Email {quote.vendor_name} that they were chosen
              </Tick>
            )}
            {others.length > 0 && (
              <Tick isOn={tellsOthers} onToggle={setTellsOthers}>
                {others.length === 1
                  ? `Email ${others[0]?.vendor_name} that you chose another vendor`
                  : `Tell the other ${others.length} vendors by email that you chose another one`}
                <span className="block text-ink-2">
                  {others.length === 1 ? 'The link then stays' : 'Their links then stay'} closed, even if you
                  undo this.
                </span>
              </Tick>
            )}
          </div>
        )}
        {isChanged && (
          <div role="alert">
            <VerdictNote verdict="warning">
              <span className="wrap-anywhere">
                The quote of {quote.vendor_name} was changed. These are the earlier prices.
              </span>
            </VerdictNote>
          </div>
        )}
        {error !== undefined && (
          <div role="alert">
            <VerdictNote verdict="fail">{error}</VerdictNote>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** The choice stands without these mails. */
function showUntold(chosen: string, vendors: readonly string[]): void {
  toast({
    title: `${chosen} chosen. Not emailed: ${vendors.join(', ')}`,
    description:
      'Your choice is saved. These vendors stopped mail from Print Partner, or today’s limit is reached. Tell them yourself.',
    variant: 'destructive',
    durationMs: Infinity,
  });
}

/** Keeps the dialog open: what would be chosen has just appeared in it. */
class QuoteNotShown extends Error {}

/** One that the sheet asks for, if the quote has a price for one. */
const firstQuantity = ({ quantities }: SheetQuotes['sheet'], { lines }: Quote): number =>
  (lines.find(({ quantity }) => quantities.includes(quantity)) ?? lines[0])?.quantity ?? 0;

/** Whether the link is to the quote's vendor, who may have several links, or a quote that was typed in. */
function isOfVendor(link: VendorLink, { link_id, vendor_id }: Quote, links: readonly VendorLink[]): boolean {
  const own = links.find((one) =>
    link_id === null ? vendor_id !== null && one.vendor_id === vendor_id : one.id === link_id,
  );
  const vendor = { vendorId: vendor_id, email: own?.vendor_email ?? '' };
  return link.id === link_id || isSameVendor({ vendorId: link.vendor_id, email: link.vendor_email }, vendor);
}

const hasAddress = ({ vendor_email: email, state }: VendorLink): boolean =>
  email !== '' && state !== 'revoked';

interface RecordedProps {
  projectUuid: string;
  vendor: string;
  estimate: string;
}

/** What will be written into which project. */
function Recorded({ projectUuid, vendor, estimate }: RecordedProps) {
  const { data } = useProjects();
  const project = data?.projects.find(({ uuid }) => uuid === projectUuid);
  return (
    <div className="type-data rounded-control bg-sunk px-3.5 py-3">
      <p className="text-ink-2">
        Recorded in{' '}
        <b className="font-semibold wrap-anywhere text-ink">
          {project ? projectName(project) : 'its project'}
        </b>
        , over what is there now:
      </p>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-2">Printing company</dt>
        <dd className="wrap-anywhere">{vendor}</dd>
        <dt className="text-ink-2">Estimate number</dt>
        <dd className="wrap-anywhere">{estimate}</dd>
      </dl>
    </div>
  );
}

interface TickProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

function Tick({ isOn, onToggle, children }: TickProps) {
  return (
    <label className="touch-target type-data flex cursor-pointer items-start gap-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0"
      />
      <span className="wrap-anywhere">{children}</span>
    </label>
  );
}
