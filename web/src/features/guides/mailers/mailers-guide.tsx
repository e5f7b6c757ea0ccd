import { GuidePage } from '../shell/guide-page.tsx';
import type { GuidePart } from '../shell/guide-section.ts';
import { MailShapeCalculator } from '../calculators/mail/mail-shape-calculator.tsx';
import { ClassesSection } from './classes-section.tsx';
import { ProductionSection } from './production-section.tsx';
import { StrategySection } from './strategy-section.tsx';
import { PostageCalculator } from '../calculators/mail/postage-calculator.tsx';
import { MailTabsCalculator } from '../calculators/mail/mail-tabs-calculator.tsx';
import { MailThicknessCalculator } from '../calculators/mail/mail-thickness-calculator.tsx';
import { MailWeightCalculator } from '../calculators/mail/mail-weight-calculator.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { PriceTable } from './price-table.tsx';
import { ReadinessList } from './readiness-list.tsx';

const parts: readonly GuidePart[] = [
  {
    sections: [
      {
        id: 'strategy',
        title: 'Strategy and Format Selection',
        count: '5 formats',
        startsOpen: true,
        content: <StrategySection />,
      },
      {
        id: 'classes',
        title: 'USPS Mail Classes and Postcard Guide',
        count: '6 classes',
        startsOpen: true,
        content: <ClassesSection />,
      },
      {
        id: 'production',
        title: 'Production Requirements and Finishing',
        count: '9 templates',
        content: <ProductionSection />,
      },
      { id: 'tools', title: 'Quick Reference Tools', count: '4 calculators', content: <ToolsSection /> },
    ],
  },
];

/** The mailer guide: formats, classes, production and tools. */
export function MailersGuide() {
  return <GuidePage parts={parts} aside={<MailShapeCalculator />} />;
}

/** Mail calculators, price list and checklist. */
function ToolsSection() {
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
