import type { BindingId } from '@printpartner/print-knowledge/binding';
import type { FoldId } from '@printpartner/print-knowledge/folding';
import type { CoverType, SpecKind, SpecMeaning } from '@printpartner/contracts/spec-fields';

/** Inches. */
export interface TrimSize {
  width: number;
  height: number;
}

/** A paper as understood from its text. */
export interface SheetStock {
  /** The text as typed. */
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
  /** Size before folding; of a cover, with its spine. */
  flat?: TrimSize;
  /** With the caliper, which needs the paper's finish. */
  stock?: SheetStock;
  /** Weight of the paper, also where its finish, and so its caliper, isn't known: `80# text`, `120 gsm`. */
  gsm?: number;
  inks?: SheetInks;
  /** 0.125 or 0; undefined if the sheet doesn't say. */
  bleedIn?: number;
  finishes: readonly string[];
  /** Sides that the finishes are on. */
  finishedSides?: 1 | 2;
}

/** A figure that is read from a typed text, by the meaning of its field. */
export type ReadFigure = Extract<
  SpecMeaning,
  | 'text-pages'
  | 'cover-pages'
  | 'quantity'
  | 'finished-size'
  | 'flat-size'
  | 'cover-finished-size'
  | 'cover-flat-size'
  | 'stock'
  | 'cover-stock'
  | 'fold'
>;

/** The texts that can't be read, as typed. */
export type UnreadTexts = Readonly<Partial<Record<ReadFigure, string>>>;

/** `pages` is undefined only if its text can't be read: a cover has four unless the sheet says more. */
export type SheetCover = SheetPart & { pages?: number };

/**
 * What a spec sheet orders, as far as its texts can be understood. A figure that is undefined is absent, or typed in
 * words that can't be read if `unread` has it.
 */
export interface SheetJob {
  kind: SpecKind;
  name: string;
  /** Whole copies, as listed. */
  quantities: readonly number[];
  /** The text of a booklet (all of it with a self cover), or the piece. */
  text: SheetPart;
  /** The cover of a plus-cover book. */
  cover?: SheetCover;
  coverType?: CoverType;
  /** Pages of the text, with the cover's if it is a self cover; of a piece undefined. */
  pages?: number;
  /** The form's page count is in leaves, of two pages each. */
  isInLeaves?: true;
  /** `id` if the binding guide has it; Side Stitched isn't there. */
  binding?: { name: string; id?: BindingId };
  fold?: FoldId;
  /** A piece, of unknown pages, whose sheet chooses or names a binding. */
  isBound?: true;
  unread: UnreadTexts;
  /** It goes into the mail by itself: a postcard or self-mailer. */
  mailsUncovered?: true;
}
