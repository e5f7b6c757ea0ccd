import { type Provenance, tradePractice } from '../figures/provenance.ts';

/** What liquid ink, dry toner and inkjet each leave on the sheet. */
export interface ImagingComparison {
  id: string;
  /** What is compared. */
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
      liquidInk: 'Like offset, in gamut and sheen',
      dryToner: 'A plastic gloss',
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
      title: 'Stock and after',
      liquidInk: 'Papers certified for the press',
      dryToner: 'Some laminates fail, and so does a second pass through a laser printer',
      inkjet: 'Paper coated for inkjet; very fast',
    },
  ],
};
