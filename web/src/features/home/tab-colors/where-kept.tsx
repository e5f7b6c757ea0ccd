import { Cloud, CloudOff } from 'lucide-react';
import { usePreferences } from '../preferences/use-preferences.ts';

/** Where order and colors are stored, and whether changes still have to be sent. */
export function WhereKept() {
  const { isWaiting } = usePreferences();
  const Icon = isWaiting ? CloudOff : Cloud;
  return (
    <output className="type-data flex items-start gap-2">
      <Icon size={18} strokeWidth={1.6} className="mt-px shrink-0 text-ink-3" aria-hidden />
      {isWaiting
        ? 'Saved on this device. Will sync when you’re back online.'
        : 'Order and colors sync to all your devices.'}
    </output>
  );
}
