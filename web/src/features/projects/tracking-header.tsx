import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Cloud, CloudOff } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { isDoubtfulBrowser } from '../../platform/browser-support.ts';
import { useLive } from '../../platform/live.ts';
import { Badge } from '../../ui/badge.tsx';
import { VerdictNote } from '../../ui/verdict.tsx';

export function TrackingHeader() {
  const [isDoubtful] = useState(isDoubtfulBrowser);
  return (
    <header>
      <div className="md:flex md:items-start md:justify-between md:gap-6">
        <div>
          <h1 className="type-title">Project Tracking</h1>
          <p className="type-body text-ink-2 md:mt-0.5">
            Manage up to 20 active print projects - All data saves automatically
          </p>
        </div>
        <SyncBadge />
      </div>
      {isDoubtful && (
        <div className="mt-4 md:mt-5">
          <VerdictNote verdict="warning">
            Saving and alerts work best in Chrome, Edge, Safari and Firefox. Strict privacy browsers may not
            support saving or notifications.
          </VerdictNote>
        </div>
      )}
    </header>
  );
}

/** Operators can hide this badge with the flag `crossDeviceSync`. */
function SyncBadge() {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  const live = useLive();
  const isPaused = live === 'off';
  if (config?.flags['crossDeviceSync'] === false) return null;
  const Icon = isPaused ? CloudOff : Cloud;
  return (
    <Badge
      tone={live === 'live' ? 'pass' : 'plain'}
      icon={<Icon size={14} strokeWidth={1.6} aria-hidden />}
      className="mt-4 shrink-0 py-0.75! md:mt-0"
    >
      {isPaused ? 'Cross-Device Sync Paused' : 'Cross-Device Sync Active'}
    </Badge>
  );
}
