import { millimeterText } from '@printpartner/print-knowledge/measure';

/** Whether a query has a length in millimeters or centimeters. */
export const isMetric = (text: string): boolean => /\d ?(?:mm|cm)\b/.test(text);

/** `4.8 mm`, of inches. */
export const inMillimeters = (inches: number): string => `${millimeterText(inches)} mm`;

/** `91 × 61 mm`, of inches. */
export const sizeInMillimeters = (first: number, second: number): string =>
  `${millimeterText(first)} × ${inMillimeters(second)}`;
