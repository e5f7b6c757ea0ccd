import { pressOf, type PressId } from '@printpartner/print-knowledge/press';
import type { Citation } from '../../skill.ts';

/** What answers call a press. */
export const nameOf = (id: PressId): string =>
  ({ digital: 'Digital', sheetfed: 'Sheetfed offset', web: 'Web offset' })[id];
export const sectionOf = (id: PressId): string => pressOf(id).name;
export const tileCite = (id: PressId, tile: string): Citation => ({ entry: tile, place: sectionOf(id) });
