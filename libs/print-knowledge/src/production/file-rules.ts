import { limitOf } from '../limits/limits.ts';
import { type KnowledgeTable, type Provenance, productDocument } from '../figures/provenance.ts';

/** Requirements for press-ready files. */
export interface FileRules {
  id: string;
  /** Minimum image resolution at printed size. */
  resolutionPpi: number;
  bleedIn: number;
  /** The same bleed in millimeters. */
  bleedMm: number;
  smallestTypePt: number;
  colorSpace: 'CMYK';
  /** Rich black for large areas, percent. */
  richBlack: { cyan: number; magenta: number; yellow: number; black: number };
}

const pressReady: FileRules = {
  id: 'press-ready',
  resolutionPpi: limitOf('resolution').value,
  bleedIn: limitOf('bleed').value,
  bleedMm: limitOf('bleed').mm,
  smallestTypePt: limitOf('type').value,
  colorSpace: 'CMYK',
  richBlack: { cyan: 40, magenta: 30, yellow: 30, black: 100 },
};

export const fileRules = {
  rows: [pressReady],
  columns: {
    resolutionPpi: { unit: 'ppi', from: productDocument },
    bleedIn: { unit: 'in', from: productDocument },
    bleedMm: { unit: 'mm', from: productDocument },
    smallestTypePt: { unit: 'pt', from: productDocument },
    colorSpace: { from: productDocument },
    richBlack: { unit: '%', from: productDocument },
  },
} as const satisfies KnowledgeTable<FileRules>;

/** Total ink of the rich black, percent. */
export function richBlackTotal({ richBlack }: FileRules): number {
  const { cyan, magenta, yellow, black } = richBlack;
  return cyan + magenta + yellow + black;
}

export const richBlackArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Sum of the four rich black inks',
  date: '2026-11',
};
