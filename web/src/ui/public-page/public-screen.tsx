import { failureText } from '../../platform/api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { CropFrame } from '../../ui/empty-frame.tsx';
import { VendorFrame } from './vendor-frame.tsx';
import type { LinkFailure } from './vendor-page-query.ts';

const texts: Record<Exclude<LinkFailure, 'failed'>, { title: string; text: string }> = {
  unknown: {
    title: 'This link doesn’t work',
    text: 'It was withdrawn, or part of the address is missing. Open the link from the email again, or ask the buyer for a new one.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Ask the buyer to extend it. The same link then works again, with your answer if you sent one.',
  },
  closed: {
    title: 'This request is closed',
    text: 'The buyer has closed it, so it takes no more quotes.',
  },
};

interface LinkEndProps {
  reason: LinkFailure;
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

/** In place of the sheet: why the link shows nothing, and what to do. */
export function LinkEnd({ reason, error, isBusy, onRetry }: LinkEndProps) {
  const { title, text } =
    reason === 'failed'
      ? {
          title: 'The request did not load',
          text: failureText(
            error,
            'Something went wrong on the server. Try again in a minute.',
            'The server did not answer. Check your connection, then try again.',
          ),
        }
      : texts[reason];
  return (
    <VendorFrame title={title}>
      <main className="grid grow content-center justify-items-start gap-2 px-4 py-16 md:justify-center md:px-6">
        <CropFrame className="mb-4" />
        <h1 className="type-display">{title}</h1>
        <p role={reason === 'failed' ? 'alert' : undefined} className="type-body max-w-[46ch] text-ink-2">
          {text}
        </p>
        {reason === 'failed' && (
          <Button className="mt-5" busy={isBusy} busyLabel="Loading…" onClick={onRetry}>
            Try again
          </Button>
        )}
      </main>
    </VendorFrame>
  );
}
