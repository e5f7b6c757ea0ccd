import { useState } from 'react';
import { pressGuides, pressOf, type PressGuide, type PressTile } from '@printpartner/print-knowledge/press';
import { CalculatorsLink } from '../calculators/calculators-link.tsx';
import { PressChoiceCalculator } from '../calculators/press-choice/press-choice-calculator.tsx';
import { SheetsOutCalculator } from '../calculators/sheets-out/sheets-out-calculator.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { PressSection } from './press-section.tsx';
import { RunScale } from './run-scale.tsx';
import { TileDialog } from './tile-dialog.tsx';

/** Sheetfed, web and digital: what runs where, in tiles that open. */
export function PressesGuide() {
  const [opened, setOpened] = useState<{ guide: PressGuide; tile: PressTile } | null>(null);
  const sections = pressGuides.map((guide, place) => ({
    id: guide.press,
    title: pressOf(guide.press).name,
    count: `${guide.tiles.length} topics`,
    startsOpen: place === 0,
    content: <PressSection guide={guide} onOpen={(tile) => setOpened({ guide, tile })} />,
  }));
  return (
    <>
      <GuidePage
        parts={[{ sections }]}
        aside={
          <>
            <RunScale />
            <PressChoiceCalculator />
            <SheetsOutCalculator />
            <CalculatorsLink />
          </>
        }
      />
      {opened && <TileDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
