import { Wifi, WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

export function OnlineBadge() {
  const isOnline = useOnline();
  return (
    <output className="type-note inline-flex items-center whitespace-nowrap text-ink-2">
      {isOnline ? (
        <span className="inline-flex items-center gap-1.5">
          <Wifi size={15} strokeWidth={1.6} className="text-pass" aria-hidden />
          Online
        </span>
      ) : (
        <span className="type-label inline-flex animate-pulse-slow items-center gap-1.5 rounded-mark bg-close px-1.5 py-px text-white">
          <WifiOff size={14} strokeWidth={1.6} aria-hidden />
          Offline Mode
        </span>
      )}
    </output>
  );
}
