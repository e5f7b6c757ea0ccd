import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Boundary } from '../../../ui/boundary.tsx';
import type { ReminderPopupProps } from './reminder-popup.tsx';

const longestLoadMs = 10_000;

interface LazyPopupProps extends ReminderPopupProps {
  /** Its code did not load, or it broke while drawing. */
  onFailed: () => void;
}

/** The pop-up, fetched when the first reminder fires: dialogs are no part of the first load. */
export function LazyPopup({ onFailed, ...popup }: LazyPopupProps) {
  const [Popup, setPopup] = useState<ComponentType<ReminderPopupProps> | null>(null);
  const fail = useEffectEvent(onFailed);
  const isLoading = Popup === null;

  useEffect(() => {
    let isGone = false;
    import('./reminder-popup.tsx').then(
      ({ ReminderPopup }) => !isGone && setPopup(() => ReminderPopup),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (!isLoading) return undefined;
    // On a stalled network it neither comes nor fails.
    const timer = setTimeout(fail, longestLoadMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (!Popup) return null;
  return (
    <Boundary onError={onFailed}>
      <Popup {...popup} />
    </Boundary>
  );
}
