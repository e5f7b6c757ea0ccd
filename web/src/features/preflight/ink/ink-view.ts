import type { ProfileLimits } from '@printpartner/contracts/types';
import type { Point } from '../pages/page-space.ts';
import type { InkPage } from './ink-page.ts';

/** How the page is shown: as it looks, by the sum of its inks, or plate by plate. */
export const pageLooks = ['page', 'coverage', 'separations'] as const;
export type PageLook = (typeof pageLooks)[number];

/** What a full check has of inks. */
export interface InkSource {
  sessionId: string;
  limits: ProfileLimits['ink'];
}

/** A page's inks as they are drawn over it. */
export interface InkOverlay {
  page: InkPage;
  look: Exclude<PageLook, 'page'>;
  limits: ProfileLimits['ink'];
  /** Plates that are on, by name. */
  plates: ReadonlySet<string>;
  /** On the page, put there by a tap or by keyboard; null for none. */
  held: Point | null;
  onHold: (point: Point) => void;
  /** Under the pointer; null once it is gone. */
  onPoint: (point: Point | null) => void;
}
