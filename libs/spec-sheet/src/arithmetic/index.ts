export * from './arithmetic.ts';
export { unreadText } from './needs.ts';
export {
  orderedDieline,
  type OrderedCover,
  type OrderedDieline,
  type OrderedFold,
} from './ordered-dieline.ts';
export type { Sum, SumId, SumTable } from './sum.ts';
