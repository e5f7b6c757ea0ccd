import { MARGIN } from '@printpartner/pdf-report';

/** pt: labels, and what they are for. */
export const LABEL_WIDTH = 100;
const GUTTER = 8;
export const VALUE_X = MARGIN + LABEL_WIDTH + GUTTER;
export const VALUE_OFFSET = LABEL_WIDTH + GUTTER;
export const LINE_GAP = 1.5;
