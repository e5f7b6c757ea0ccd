/** Money and copies of quotes, as all figures write them. */
export {
  countText as formatCopies,
  dollarText as formatCents,
  unitDollarText as formatUnitCents,
} from '@printpartner/print-knowledge/figures';
