import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { mailSources } from '@printpartner/print-knowledge/mail';

/** Sources of the section “USPS Mail Classes and Postcard Guide”. */
export const classNotes = footnotesOf([
  mailSources.product,
  mailSources.letterSizes,
  mailSources.largeCards,
  mailSources.selfMailers,
  mailSources.booklets,
  mailSources.prices,
  mailSources.eddm,
  mailSources.eddmLimits,
  mailSources.practice,
  mailSources.classes,
]);

/** Sources of the section “Production Requirements and Finishing”. */
export const productionNotes = footnotesOf([
  mailSources.product,
  mailSources.eddm,
  mailSources.addressSide,
  mailSources.barcode,
  mailSources.indicia,
  mailSources.practice,
  mailSources.nonmachinable,
  mailSources.prices,
  mailSources.selfMailers,
  mailSources.booklets,
]);
