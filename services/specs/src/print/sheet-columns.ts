import { MARGIN } from '@printpartner/pdf-report';

/** pt: labels, and what they are for. */
export const LABEL_WIDTH = 100;
const GUTTER = 8;
/** From a label's left edge. */
export const VALUE_OFFSET = LABEL_WIDTH + GUTTER;
/** From the page's left edge. */
export const VALUE_X = MARGIN + VALUE_OFFSET;
export const LINE_GAP = 1.5;
