import type { BindingId } from '@printpartner/print-knowledge/binding';
import type { FoldId } from '@printpartner/print-knowledge/folding';
import type { CoverType, SpecKind } from '@printpartner/contracts/spec-fields';

/** Inches. */
export interface TrimSize {
  width: number;
  height: number;
}

/** A paper as understood from its text. */
export interface SheetStock {
  /** As typed. */
  text: string;
  /** The guide's name for it, such as `80# gloss text`. */
  name: string;
  gsm: number;
  /** Inches. */
  caliperIn: number;
}

/** The inks of one side or one page. */
export interface SideInks {
  process: 'cmyk' | 'black' | 'none';
  /** Spot inks by name; a count without names is that many empty names. */
  spots: readonly string[];
}

export interface SheetInks {
  front: SideInks;
  /** Undefined if the text doesn't tell. */
  back?: SideInks;
}

export interface SheetPart {
  finished?: TrimSize;
  /** Before folding; of a cover, with its spine. */
  flat?: TrimSize;
  /** With the caliper, which needs the paper's finish. */
  stock?: SheetStock;
  /** Of the paper, also where its finish, and so its caliper, isn't known: `80# text`, `120 gsm`. */
  gsm?: number;
  inks?: SheetInks;
  /** 0.125 or 0; undefined if the sheet doesn't say. */
  bleedIn?: number;
  finishes: readonly string[];
  /** Sides that the finishes are on. */
  finishedSides?: 1 | 2;
}

/** What a spec sheet orders, as far as its texts can be understood; what can't be is undefined. */
export interface SheetJob {
  kind: SpecKind;
  name: string;
  /** Whole copies, as listed. */
  quantities: readonly number[];
  /** The text of a booklet (all of it with a self cover), or the piece. */
  text: SheetPart;
  /** Of a plus cover. */
  cover?: SheetPart & { pages: number };
  coverType?: CoverType;
  /** Pages of the text, with the cover's if it is a self cover; of a piece undefined. */
  pages?: number;
  /** `id` if the binding guide has it; Side Stitched isn't there. */
  binding?: { name: string; id?: BindingId };
  fold?: FoldId;
}
