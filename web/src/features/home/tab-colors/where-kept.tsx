import { Cloud, CloudOff } from 'lucide-react';
import { usePreferences } from '../preferences/use-preferences.ts';

/** Says where order and colors are kept, and when they could not be sent yet. */
export function WhereKept() {
  const { isWaiting } = usePreferences();
  const Icon = isWaiting ? CloudOff : Cloud;
  return (
    <output className="type-data flex items-start gap-2">
      <Icon size={18} strokeWidth={1.6} className="mt-px shrink-0 text-ink-3" aria-hidden />
      {isWaiting
        ? 'Kept on this device, and sent when the connection is back.'
        : 'Order and colors follow you to every device.'}
    </output>
  );
}
