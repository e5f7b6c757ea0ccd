import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { Button } from '../../../ui/button.tsx';

/** A link to the app store, because accounts are meant to be created in the mobile app. */
export function DownloadApp() {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  const storeUrl = config?.appStoreUrl;
  // An app that nobody can get is no offer.
  if (!storeUrl) return null;
  return (
    <div className="grid gap-3 rounded-control border border-l-3 border-rule border-l-ink bg-sheet px-4 py-3.5 md:grid-cols-[1fr_auto] md:items-center md:gap-3">
      <div>
        <h2 className="type-subhead">Get the mobile app</h2>
        <p className="type-data text-ink-2">Download the app from the app store to create an account.</p>
      </div>
      <Button
        variant="outline"
        className="px-3! text-[0.8125rem]!"
        icon={<Smartphone size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => window.open(storeUrl, '_blank', 'noopener,noreferrer')}
      >
        Download App
      </Button>
    </div>
  );
}
