import type { Sheet } from '@printpartner/dielines';
import type { Camera, Size } from './projection.ts';

/** What both pictures of a piece show. */
export interface PictureProps {
  sheet: Sheet;
  /** Inches between two places of the stack. */
  spacing: number;
  /** 0 flat, 1 folded. */
  progress: number;
  /** Ids of the panels that have no room. */
  colliding: ReadonlySet<string>;
  camera: Camera;
  size: Size;
  /** Accessible name. */
  label: string;
}
