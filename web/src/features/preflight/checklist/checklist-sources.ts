import { bindings } from '@printpartner/print-knowledge/binding';
import { provenanceOf, tradePractice, type Provenance } from '@printpartner/print-knowledge/figures';
import { foldAllowances } from '@printpartner/print-knowledge/folding';
import { mailSources } from '@printpartner/print-knowledge/mail';
import { fileRules } from '@printpartner/print-knowledge/production';

/** Sources of what the checklists name besides limits. */
export const checklistSources = {
  practice: tradePractice,
  richBlack: fileRules.columns.richBlack.from,
  pageMultiple: provenanceOf(bindings, 'saddle-stitch', 'pageMultiple') ?? tradePractice,
  tuckPanel: foldAllowances.columns.allowanceIn?.from ?? tradePractice,
  addressArea: mailSources.product,
} as const satisfies Record<string, Provenance>;
