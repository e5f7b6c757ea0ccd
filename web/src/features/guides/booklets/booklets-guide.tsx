import { bindings } from '@printpartner/print-knowledge/binding';
import { bookletSizes } from '@printpartner/print-knowledge/booklets';
import { CalculatorsLink } from '../calculators/calculators-link.tsx';
import { PageCountCalculator } from '../calculators/page-count-calculator.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { BindingMethods } from './binding-methods.tsx';
import { BookletSizesSection } from './booklet-sizes-section.tsx';
import { LayoutPrinciples } from './layout-principles.tsx';
import { PaperFinishing } from './paper-finishing.tsx';
import { Planning } from './planning.tsx';
import { ProductionTimeline } from './production-timeline.tsx';

/** The booklet guide: from planning to delivery. */
export function BookletsGuide() {
  return (
    <GuidePage
      parts={[
        {
          sections: [
            { id: 'planning', title: 'Planning & Strategy', startsOpen: true, content: <Planning /> },
            {
              id: 'sizes',
              title: 'Popular Sizes and Format Options',
              count: `${bookletSizes.rows.length} sizes`,
              startsOpen: true,
              content: <BookletSizesSection />,
            },
            { id: 'layout', title: 'Design & Layout Principles', content: <LayoutPrinciples /> },
            {
              id: 'binding',
              title: 'Binding Methods',
              count: `${bindings.rows.length} bindings`,
              content: <BindingMethods />,
            },
            { id: 'paper', title: 'Paper & Finishing Options', content: <PaperFinishing /> },
            { id: 'timeline', title: 'Production Process & Timeline', content: <ProductionTimeline /> },
          ],
        },
      ]}
      aside={
        <>
          <PageCountCalculator />
          <CalculatorsLink />
        </>
      }
    />
  );
}
