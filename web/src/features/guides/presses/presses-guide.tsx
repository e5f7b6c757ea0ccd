import { pressGuides, pressOf } from '@printpartner/print-knowledge/press';
import { CalculatorsLink } from '../calculators/calculators-link.tsx';
import { PressChoiceCalculator } from '../calculators/press-choice-calculator.tsx';
import { SheetsOutCalculator } from '../calculators/sheets-out/sheets-out-calculator.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { PressSection } from './press-section.tsx';
import { RunScale } from './run-scale.tsx';
import { TileDialog } from './tile-dialog.tsx';

/** The press guide: sheetfed, web and digital, in tiles with dialogs. */
export function PressesGuide() {
  const { opened, open, close } = useOpenEntry();
  const [press, tileId] = opened?.split(' ') ?? [];
  const guide = pressGuides.find((one) => one.press === press);
  const tile = guide?.tiles.find(({ id }) => id === tileId);
  const sections = pressGuides.map((one, place) => ({
    id: one.press,
    title: pressOf(one.press).name,
    count: `${one.tiles.length} topics`,
    startsOpen: place === 0,
    content: <PressSection guide={one} onOpen={({ id }) => open(`${one.press} ${id}`)} />,
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
      {guide && tile && <TileDialog guide={guide} tile={tile} onClose={close} />}
    </>
  );
}
