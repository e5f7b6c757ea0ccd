import type { ChatWorking } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { basisArea, GSM_CONSTANT } from '@printpartner/print-knowledge/paper';
import { addressOf } from '@printpartner/print-search/answers';
import { gsmText, type PaperFigures } from '../named/paper-figures.ts';

/** The arithmetic of basis weights in gsm. */
export function gsmWorking(figures: readonly PaperFigures[]): ChatWorking {
  const [first] = figures;
  return {
    title: 'Basis weight to gsm',
    steps: figures.flatMap(({ name, basis: sold, gsm }) =>
      sold && gsm
        ? [
            {
              label: name,
              working: `${sold.pounds} × ${countText(GSM_CONSTANT)} ÷ ${basisArea(sold.grade)} in²`,
              result: gsmText(gsm),
            },
          ]
        : [],
    ),
    assumed: [],
    ...(first?.basis && {
      opens: addressOf({
        calculator: 'stock-converter',
        values: { weight: String(first.basis.pounds), measure: first.basis.grade },
      }),
    }),
  };
}
