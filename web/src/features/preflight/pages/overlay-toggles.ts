import { useState } from 'react';

export const overlays = ['trim', 'bleed', 'safe', 'findings'] as const;
export type Overlay = (typeof overlays)[number];
export type ShownOverlays = Readonly<Record<Overlay, boolean>>;

/** For the visit: the next file is looked at as the last one was. */
let kept: ShownOverlays = { trim: true, bleed: true, safe: true, findings: true };
/** Markers would hide the inks, so that they are drawn over them only when they are wanted there. */
let keptOverInks = false;

/** @param isOverInks a picture of inks is shown, which has its own switch of the findings */
export function useOverlayToggles(isOverInks: boolean): [ShownOverlays, (overlay: Overlay) => void] {
  const [shown, setShown] = useState(kept);
  const [areFindingsOverInks, setFindingsOverInks] = useState(keptOverInks);
  const toggle = (overlay: Overlay) => {
    if (overlay === 'findings' && isOverInks) {
      keptOverInks = !keptOverInks;
      setFindingsOverInks(keptOverInks);
      return;
    }
    kept = { ...kept, [overlay]: !kept[overlay] };
    setShown(kept);
  };
  return [isOverInks ? { ...shown, findings: areFindingsOverInks } : shown, toggle];
}
