import { GuidePage } from '../shell/guide-page.tsx';
import type { GuidePart } from '../shell/guide-section.ts';
import { MailShapeCalculator } from '../calculators/mail/mail-shape-calculator.tsx';
import { ClassesSection } from './classes-section.tsx';
import { ProductionSection } from './production-section.tsx';
import { StrategySection } from './strategy-section.tsx';
import { ToolsSection } from './tools-section.tsx';

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
