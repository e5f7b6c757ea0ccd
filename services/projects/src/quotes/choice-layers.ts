/** The texts of a project that a chosen quote fills in. */
export interface ChoiceTexts {
  printingCompany: string;
  estimateNumber: string;
}

/** What the choice for one spec sheet did to the texts. */
interface ChoiceLayer {
  sheetId: string;
  /** When it was made, an ISO instant. */
  setAt: string;
  written: ChoiceTexts;
  /** What was there before, typed or written by the layer below. */
  replaced: ChoiceTexts;
}

/** The choices for a project's sheets, which lie over each other. */
export interface ProjectChoices {
  /** Oldest first. */
  layers: readonly ChoiceLayer[];
  /** Sheet → when its choice was taken back: the choice itself may arrive later. */
  takenBack: Readonly<Record<string, string>>;
}

export const noChoices: ProjectChoices = { layers: [], takenBack: {} };

interface SetChoice {
  sheetId: string;
  /** ISO instant; of events about a sheet, the latest wins. */
  setAt: string;
  /** Null to take the sheet's choice back. */
  chosen: ChoiceTexts | null;
}

/**
 * Puts a choice over the texts, or takes it back: then what it replaced is there again, unless someone typed over it.
 *
 * @returns null if something later is known about the sheet
 */
export function applyChoice(
  { layers, takenBack }: ProjectChoices,
  texts: ChoiceTexts,
  { sheetId, setAt, chosen }: SetChoice,
): { choices: ProjectChoices; texts: ChoiceTexts } | null {
  const known = layers.find((layer) => layer.sheetId === sheetId)?.setAt ?? takenBack[sheetId];
  if (known !== undefined && known > setAt) return null;
  const { [sheetId]: _, ...others } = takenBack;
  const without = removed(layers, texts, sheetId);
  if (!chosen)
    return {
      choices: { layers: without.layers, takenBack: { ...others, [sheetId]: setAt } },
      texts: without.texts,
    };
  const put = inserted(without.layers, without.texts, { sheetId, setAt, written: chosen });
  return { choices: { layers: put.layers, takenBack: others }, texts: put.texts };
}

interface Stack {
  layers: readonly ChoiceLayer[];
  texts: ChoiceTexts;
}

function removed(layers: readonly ChoiceLayer[], texts: ChoiceTexts, sheetId: string): Stack {
  const place = layers.findIndex((layer) => layer.sheetId === sheetId);
  const layer = layers[place];
  if (!layer) return { layers, texts };
  const { written, replaced } = layer;
  return withTextsAbove(layers.toSpliced(place, 1), texts, place, (above) => ({
    printingCompany:
      above.printingCompany === written.printingCompany ? replaced.printingCompany : above.printingCompany,
    estimateNumber:
      above.estimateNumber === written.estimateNumber ? replaced.estimateNumber : above.estimateNumber,
  }));
}

function inserted(
  layers: readonly ChoiceLayer[],
  texts: ChoiceTexts,
  layer: Omit<ChoiceLayer, 'replaced'>,
): Stack {
  const later = layers.findIndex(({ setAt }) => setAt > layer.setAt);
  const place = later === -1 ? layers.length : later;
  const replaced = layers[place]?.replaced ?? texts;
  const below = withTextsAbove(layers, texts, place, () => layer.written);
  return { layers: below.layers.toSpliced(place, 0, { ...layer, replaced }), texts: below.texts };
}

/** Changes what lies over the layers before `place`: what the next layer replaced, else the project's texts. */
function withTextsAbove(
  layers: readonly ChoiceLayer[],
  texts: ChoiceTexts,
  place: number,
  change: (above: ChoiceTexts) => ChoiceTexts,
): Stack {
  const next = layers[place];
  if (!next) return { layers, texts: change(texts) };
  return { layers: layers.with(place, { ...next, replaced: change(next.replaced) }), texts };
}
