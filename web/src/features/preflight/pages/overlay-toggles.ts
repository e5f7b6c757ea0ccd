import { useState } from 'react';

export const overlays = ['trim', 'bleed', 'safe', 'findings'] as const;
export type Overlay = (typeof overlays)[number];
export type ShownOverlays = Readonly<Record<Overlay, boolean>>;

/** For the visit: the next file is looked at as the last one was. */
let kept: ShownOverlays = { trim: true, bleed: true, safe: true, findings: true };

export function useOverlayToggles(): [ShownOverlays, (overlay: Overlay) => void] {
  const [shown, setShown] = useState(kept);
  const toggle = (overlay: Overlay) => {
    kept = { ...kept, [overlay]: !kept[overlay] };
    setShown(kept);
  };
  return [shown, toggle];
}
