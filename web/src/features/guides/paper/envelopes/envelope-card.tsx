import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { Badge } from '../../../../ui/badge.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { EnlargeLabel } from '../../shell/drawing/enlarge-label.tsx';
import { EnvelopeSize, SizeRemark, WindowPlace } from './envelope-size.tsx';
import { isFlat } from './is-flat.ts';
import { sourceOf, type EnvelopeFigure } from './envelope-sources.ts';
import { SmallPreview } from './small-preview.tsx';

interface EnvelopeCardProps {
  envelope: Envelope;
  notes: Footnotes;
  scale: number;
  widest: number;
  onEnlarge: () => void;
}

/** Envelope card; a click anywhere opens the dialog. */
export function EnvelopeCard({ envelope, notes, scale, widest, onEnlarge }: EnvelopeCardProps) {
  const { name, insertSize, window, group } = envelope;
  const cite = (column: EnvelopeFigure) => <Cite notes={notes} from={sourceOf(envelope, column)} />;
  return (
    <article className="group relative flex h-full min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-3.5 hover:border-edge">
      <SmallPreview envelope={envelope} scale={scale} widest={widest} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onEnlarge}
        className="absolute inset-0 flex items-start justify-end rounded-sheet p-2"
      >
        <EnlargeLabel />
        <span className="sr-only">
          <TradeText>{name}</TradeText>
        </span>
      </button>
      <div className="mt-1.5 flex items-start justify-between gap-x-2 gap-y-1 max-md:mb-1 max-md:flex-col">
        <h4 className="type-subhead min-w-0">
          <TradeText>{name}</TradeText>
        </h4>
        <span>
          <AvailabilityBadge envelope={envelope} />
          {cite('availability')}
        </span>
      </div>
      <p className="type-data mt-0.5">
        <EnvelopeSize envelope={envelope} />
        {cite('size')}
      </p>
      {insertSize !== undefined && (
        <p className="type-note mt-0.5 text-ink-2">
          Max insert <TradeText>{`${insertSize} in`}</TradeText>
          {cite('insertSize')}
        </p>
      )}
      {window && (
        <p className="type-note mt-0.5 text-pretty text-ink-2">
          Window <WindowPlace window={window} />
          {cite('window')}
        </p>
      )}
      <div className="type-note mt-0.5 empty:hidden">
        <SizeRemark envelope={envelope} as="p" />
      </div>
      {group === 'square' && (
        <p className="type-note mt-0.5 text-fail">
          {isFlat(envelope) ? 'Flat price, no surcharge' : 'Non-machinable surcharge'}
        </p>
      )}
    </article>
  );
}

export function AvailabilityBadge({ envelope: { availability } }: { envelope: Envelope }) {
  return (
    <Badge tone={availability === 'common' ? 'plain' : 'specialty'}>
      {availability === 'common' ? 'Common' : 'Specialty'}
    </Badge>
  );
}
