import { TabColorPanel } from '../tab-colors/tab-color-panel.tsx';
import { RearrangeBar } from './rearrange-bar.tsx';
import { SortableGrid } from './sortable-grid.tsx';

/** The code for rearranging tabs, loaded after the home screen. */
export const rearrangeBundle = { RearrangeBar, SortableGrid, TabColorPanel };
export type RearrangeBundle = typeof rearrangeBundle;
