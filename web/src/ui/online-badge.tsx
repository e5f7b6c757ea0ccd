import { Wifi, WifiOff } from 'lucide-react';
import { pendingText, usePendingWrites } from '../platform/outbox/pending-writes.ts';
import { useOnline } from './use-online.ts';

/** @param props.isNarrow on phones only the icon of Offline Mode is shown, because there is little room */
export function OnlineBadge({ isNarrow = false }: { isNarrow?: boolean }) {
  const isOnline = useOnline();
  const waiting = pendingText(usePendingWrites());
  const hiding = isNarrow && isOnline ? 'max-md:sr-only' : '';
  return (
    <output
      title={waiting || undefined}
      className={`type-note inline-flex items-center whitespace-nowrap print:hidden text-ink-2 ${hiding}`}
    >
      {isOnline ? (
        <span className="inline-flex items-center gap-1.5">
          <Wifi size={15} strokeWidth={1.6} className="text-pass" aria-hidden />
          Online
        </span>
      ) : (
        <span className="type-label inline-flex animate-pulse-slow items-center gap-1.5 rounded-mark bg-close px-1.5 py-px text-white">
          <WifiOff size={14} strokeWidth={1.6} aria-hidden />
          <span className={isNarrow ? 'max-md:sr-only' : ''}>Offline Mode</span>
        </span>
      )}
    </output>
  );
}
