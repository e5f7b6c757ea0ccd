export { addressOf, type Answer, type OpenedCalculator } from './answer.ts';
export { answersTo } from './answers-to.ts';
export * from './calculator-fields.ts';
export { defaultStocks } from './defaults.ts';
