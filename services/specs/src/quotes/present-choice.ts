import type { QuoteChoice as QuoteChoiceAnswer } from '@printpartner/contracts';
import type { QuoteChoice } from './quote-choice.entity.ts';

export const presentChoice = (choice: QuoteChoice): QuoteChoiceAnswer => ({
  quote_id: choice.quoteId,
  revision: choice.quoteRevision,
  quantity: choice.quantity,
  price_cents: choice.priceCents,
  vendor_name: choice.vendorName,
  chosen_at: choice.chosenAt.toISOString(),
  recorded:
    choice.projectUuid === null
      ? null
      : {
          project_uuid: choice.projectUuid,
          printing_company: choice.printingCompany,
          estimate_number: choice.estimateNumber,
        },
});
