import { MailPostageCalculator } from '../calculators/mail/mail-postage.tsx';
import { MailTabsCalculator } from '../calculators/mail/mail-tabs.tsx';
import { MailThicknessCalculator } from '../calculators/mail/mail-thickness.tsx';
import { MailWeightCalculator } from '../calculators/mail/mail-weight.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { PriceTable } from './price-table.tsx';
import { ReadinessList } from './readiness-list.tsx';

/** Calculators, the price list and the list to tick off. */
export function ToolsSection() {
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <MailThicknessCalculator />
        <MailWeightCalculator />
        <MailTabsCalculator />
        <MailPostageCalculator />
      </div>
      <Subsection title="Postage by shape and class" className="mt-7 first:mt-1">
        <PriceTable />
      </Subsection>
      <Subsection title="Ready to mail?" className="mt-7 first:mt-1">
        <ReadinessList />
      </Subsection>
    </>
  );
}
