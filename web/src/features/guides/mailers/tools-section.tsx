import { PostageCalculator } from '../calculators/mail/postage-calculator.tsx';
import { MailTabsCalculator } from '../calculators/mail/mail-tabs-calculator.tsx';
import { MailThicknessCalculator } from '../calculators/mail/mail-thickness-calculator.tsx';
import { MailWeightCalculator } from '../calculators/mail/mail-weight-calculator.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { PriceTable } from './price-table.tsx';
import { ReadinessList } from './readiness-list.tsx';

/** Mail calculators, price list and checklist. */
export function ToolsSection() {
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <MailThicknessCalculator />
        <MailWeightCalculator />
        <MailTabsCalculator />
        <PostageCalculator />
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
