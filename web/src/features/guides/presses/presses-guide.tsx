import { pressGuides, pressOf } from '@printpartner/print-knowledge/press';
import { CalculatorsLink } from '../calculators/calculators-link.tsx';
import { PressChoiceCalculator } from '../calculators/press-choice/press-choice-calculator.tsx';
import { SheetsOutCalculator } from '../calculators/sheets-out/sheets-out-calculator.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { useOpened } from '../shell/use-opened.ts';
import { PressSection } from './press-section.tsx';
import { RunScale } from './run-scale.tsx';
import { TileDialog } from './tile-dialog.tsx';

/** Sheetfed, web and digital: what runs where, in tiles that open. */
export function PressesGuide() {
  const { opened, open, close } = useOpened();
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
