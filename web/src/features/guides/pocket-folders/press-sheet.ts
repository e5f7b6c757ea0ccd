import { pressSheets, printableArea, type PressSheet } from '@printpartner/print-knowledge/press';

/** The smallest common press sheet on which a flat piece with its bleed fits, in either direction; inches. */
export function smallestPressSheet(widthIn: number, heightIn: number): PressSheet | undefined {
  const fits = (sheet: PressSheet) => {
    const { acrossIn, aroundIn } = printableArea(sheet);
    return (widthIn <= acrossIn && heightIn <= aroundIn) || (heightIn <= acrossIn && widthIn <= aroundIn);
  };
  return pressSheets.rows
    .filter(fits)
    .toSorted((one, other) => one.acrossIn * one.aroundIn - other.acrossIn * other.aroundIn)[0];
}
