import { mailsAs, mailStandards, squareNote, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { footnotesOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { FactList, type Fact } from '../../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../../ui/source-notes.tsx';
import { AvailabilityBadge } from './envelope-card.tsx';
import { EnvelopeSize, SizeRemark, WindowPlace } from './envelope-size.tsx';
import { isFlat } from './is-flat.ts';
import { sourceOf, type EnvelopeFigure } from './envelope-sources.ts';
import { sizeOf } from './group-scale.ts';
import { LargePreview } from './large-preview.tsx';

const mailNames = {
  letter: 'Letter',
  'nonmachinable letter': 'Letter, nonmachinable (surcharge)',
  flat: 'Flat (large envelope)',
};

/** Large preview and details of an envelope. */
export function EnvelopeDialog({ envelope, onClose }: { envelope: Envelope; onClose: () => void }) {
  const notes = footnotesOf([
    ...(['size', 'insertSize', 'window', 'availability', 'usage'] as const).map((column) =>
      sourceOf(envelope, column),
    ),
    mailStandards,
    ...(envelope.group === 'square' ? [squareNote.from] : []),
  ]);
  return (
    <Dialog
      title={
        <span className="flex items-center gap-3">
          <span>
            <TradeText>{envelope.name}</TradeText>
          </span>
          <AvailabilityBadge envelope={envelope} />
        </span>
      }
      width={760}
      isReading
      onClose={onClose}
    >
      <div className="-mx-6 -my-5 grid md:grid-cols-[minmax(0,408px)_minmax(0,1fr)]">
        <div className="flex items-center justify-center border-rule bg-bed px-6 py-8 max-md:border-b md:border-r">
          <LargePreview envelope={envelope} />
        </div>
        <div className="px-6 py-6">
          <FactList facts={factsOf(envelope, notes)} className="[&>div:first-child]:border-0" />
          <SourceNotes notes={notes} className="mt-4" />
        </div>
      </div>
    </Dialog>
  );
}

function factsOf(envelope: Envelope, notes: Footnotes): Fact[] {
  const { insertSize, window, alsoCalled, availability, usage, group } = envelope;
  const cite = (column: EnvelopeFigure) => <Cite notes={notes} from={sourceOf(envelope, column)} />;
  const facts: (Fact | false)[] = [
    {
      label: 'Size',
      value: (
        <>
          <strong className="font-semibold">
            <EnvelopeSize envelope={envelope} />
          </strong>
          {cite('size')}
          <SizeRemark envelope={envelope} as="span" />
        </>
      ),
    },
    alsoCalled !== undefined && {
      label: 'Also called',
      value: <span data-words>{alsoCalled}</span>,
    },
    insertSize !== undefined && {
      label: 'Max insert',
      value: (
        <>
          <strong className="font-semibold">
            <TradeText>{`${insertSize} in`}</TradeText>
          </strong>
          {cite('insertSize')}
        </>
      ),
    },
    window !== undefined && {
      label: 'Window',
      value: (
        <>
          <WindowPlace window={window} />
          {cite('window')}
        </>
      ),
    },
    {
      label: 'Availability',
      value: (
        <>
          {availability === 'common' ? 'Common' : 'Specialty'}
          {cite('availability')}
        </>
      ),
    },
    {
      label: 'Mails as',
      value: (
        <>
          {mailText(envelope)}
          <Cite notes={notes} from={mailStandards} />
        </>
      ),
    },
    {
      label: 'Used for',
      value: (
        <>
          <TradeText>{usage}</TradeText>
          {cite('usage')}
        </>
      ),
    },
    group === 'square' && {
      label: 'Surcharge',
      value: (
        <>
          Non-machinable
          <Cite notes={notes} from={squareNote.from} />
          {isFlat(envelope) && (
            <span className="block text-ink-2">
              Current rule: flat price instead
              <Cite notes={notes} from={mailStandards} />
            </span>
          )}
        </>
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function mailText(envelope: Envelope): string {
  const size = sizeOf(envelope);
  if (!size) return 'Unknown';
  const shape = mailsAs(size);
  return shape.ok ? mailNames[shape.value] : shape.reason;
}
