import { type Provenance, tradePractice } from '../figures/provenance.ts';

export interface ImagingComparison {
  id: string;
  title: string;
  liquidInk: string;
  dryToner: string;
  inkjet: string;
}

export const imaging: { rows: readonly ImagingComparison[]; from: Provenance } = {
  from: tradePractice,
  rows: [
    {
      id: 'look',
      title: 'Look',
      liquidInk: 'Similar to offset in gamut and sheen',
      dryToner: 'Plastic-like gloss',
      inkjet: 'Lighter coverage',
    },
    {
      id: 'layer',
      title: 'Layer',
      liquidInk: 'Thin',
      dryToner: 'Slightly raised; resists water',
      inkjet: 'Soaks in',
    },
    {
      id: 'fold',
      title: 'On a fold',
      liquidInk: 'Flexible',
      dryToner: 'Cracks: score first',
      inkjet: 'Flexible',
    },
    {
      id: 'stock',
      title: 'Stock and finishing',
      liquidInk: 'Papers certified for the press',
      dryToner: 'Some laminates fail; can’t be run through a laser printer again',
      inkjet: 'Inkjet-coated paper; very fast',
    },
  ],
};
