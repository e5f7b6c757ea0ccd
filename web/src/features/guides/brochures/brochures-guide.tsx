import { brochureSizes } from '@printpartner/print-knowledge/brochures';
import { folds } from '@printpartner/print-knowledge/folding';
import { CalculatorsLink } from '../calculators/calculators-link.tsx';
import { PanelWidthCalculator } from '../calculators/panel-widths/panel-width-calculator.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { BrochureSizesSection } from './brochure-sizes-section.tsx';
import { ContentStrategy } from './content-strategy.tsx';
import { FoldDialog } from './fold-dialog.tsx';
import { FoldingStyles } from './folding-styles.tsx';
import { PaperSpecifications } from './paper-specifications.tsx';

/** The brochure guide: content, sizes, folds, paper. */
export function BrochuresGuide() {
  const { opened, open, close } = useOpenEntry();
  const fold = folds.rows.find(({ id }) => id === opened);
  return (
    <>
      <GuidePage
        parts={[
          {
            sections: [
              {
                id: 'content',
                title: 'Design & Content Strategy',
                startsOpen: true,
                content: <ContentStrategy />,
              },
              {
                id: 'sizes',
                title: 'Popular Brochure Sizes',
                count: `${brochureSizes.rows.length} sizes`,
                content: <BrochureSizesSection />,
              },
              {
                id: 'folds',
                title: 'Folding Styles',
                count: `${folds.rows.length} folds`,
                startsOpen: true,
                content: <FoldingStyles onOpen={({ id }) => open(id)} />,
              },
              { id: 'paper', title: 'Paper & Specifications', content: <PaperSpecifications /> },
            ],
          },
        ]}
        aside={
          <>
            <PanelWidthCalculator />
            <CalculatorsLink />
          </>
        }
      />
      {fold && <FoldDialog fold={fold} onClose={close} />}
    </>
  );
}
