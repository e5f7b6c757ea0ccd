import { TabColorPanel } from '../tab-colors/tab-color-panel.tsx';
import { RearrangeBar } from './rearrange-bar.tsx';
import { SortableGrid } from './sortable-grid.tsx';

/** All that is needed to rearrange, in one piece of code that is fetched after the home stands. */
export const parts = { RearrangeBar, SortableGrid, TabColorPanel };
export type Parts = typeof parts;
