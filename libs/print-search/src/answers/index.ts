export {
  addressOf,
  isAccepted,
  opening,
  openingDieline,
  type Answer,
  type OpenedCalculator,
  type OpenedDieline,
} from './answer.ts';
export { answersTo } from './answers-to.ts';
export { bookPapers } from './book-papers.ts';
export * from './calculator-fields.ts';
export { defaultStocks } from './defaults.ts';
export * from './dieline-address.ts';
export { isOnDemand, onDemandPapers, unlistedCompany } from './on-demand-papers.ts';
export {
  defaultStock,
  listed,
  PAPER_WEIGHT,
  papersIn,
  stockFor,
  stockOrDefault,
  type ChosenStock,
  type PaperRole,
  type TypedPaper,
} from './papers.ts';
export { plainText } from './plain-text.ts';
export { readQuery, type Query } from './query.ts';
export { sheetDieline } from './sheet-dieline.ts';
