export * from './basis-weight.ts';
export * from './inches.ts';
export * from './length-text.ts';
export { isWithin, type NumberLimits } from './limits.ts';
export { unitNamed, type MeasureId } from './measures.ts';
export { hasUnit, NUMERAL, numeralValue, splitUnit } from './numeral.ts';
export { bareUnit, measureOf, readMeasure, type LengthUnit } from './read-measure.ts';
export * from './units.ts';
export * from './written-lengths.ts';
