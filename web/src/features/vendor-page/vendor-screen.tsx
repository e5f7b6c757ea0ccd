import { useQuery } from '@tanstack/react-query';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ClosedPage } from './closed-page.tsx';
import { LinkEnd } from './link-end.tsx';
import { VendorFrame } from './vendor-frame.tsx';
import { VendorPageView } from './vendor-page-view.tsx';
import { linkFailure, vendorPageQuery } from './vendor-page-query.ts';

/** What a vendor sees who opens a link: the sheet and a form to answer, or why there is neither. */
export function VendorScreen({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(vendorPageQuery(token));
  // A link can end while its page is open.
  if (error && (!data || linkFailure(error) !== 'failed'))
    return (
      <LinkEnd reason={linkFailure(error)} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (data?.state === 'closed') return <ClosedPage token={token} page={data} />;
  if (data) return <VendorPageView token={token} page={data} onReload={() => void refetch()} />;
  return (
    <VendorFrame title="Quote request">
      <main className="mx-auto w-full max-w-160 grow px-4 pt-10 md:px-6 md:pt-16">
        <SkeletonLines label="Loading the specs" widths={['30%', '70%', '50%', '90%', '80%', '85%']} />
      </main>
    </VendorFrame>
  );
}
