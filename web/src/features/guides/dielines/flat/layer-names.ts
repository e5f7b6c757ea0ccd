/** The layers that can be shown and hidden, in the order of the files. */
export const layerNames = [
  { id: 'cut', label: 'Cut' },
  { id: 'score', label: 'Score' },
  { id: 'bleed', label: 'Bleed' },
  { id: 'safe', label: 'Safe' },
  { id: 'glue', label: 'Glue' },
] as const;

export type LayerName = (typeof layerNames)[number]['id'];

export const allLayers: ReadonlySet<LayerName> = new Set(layerNames.map(({ id }) => id));
