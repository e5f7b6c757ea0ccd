import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { FontUses } from './font-uses.ts';
import { type ColorSpace, inksOf, processInks } from '../interpreter/color-space.ts';

/** Marks of one kind that are kept per page, and how many once the file has `MAX_OF_FILE` of them. */
const MAX_OF_PAGE = 100;
const MAX_OF_FILE = 5_000;
const MAX_AFTER_THAT = 5;

const MAX_INKS = 10_000;

/** Collects the names of all inks in a file. */
export class InkNames {
  readonly #names = new Set<string>();
  /** Some inks are missing, because a file can define any number. */
  isCut = false;

  add(space: ColorSpace | null): void {
    for (const ink of space ? inksOf(space) : []) {
      if (this.#names.size < MAX_INKS || this.#names.has(ink)) this.#names.add(ink);
      else this.isCut = true;
    }
  }

  /** Process inks in CMYK order, then spot colors by name. */
  sorted(): string[] {
    const spots = [...this.#names].filter(
      (ink) => !processInks.includes(ink) && ink !== 'None' && ink !== 'All',
    );
    return [...processInks.filter((ink) => this.#names.has(ink)), ...spots.toSorted()];
  }
}

/** Limits the marks kept per file, so that memory doesn't grow with the number of pages: later pages keep only a few of the worst. */
export class MarkBudget {
  #spent = 0;

  /** Maximum marks per kind on the next page. */
  get ofPage(): number {
    return this.#spent < MAX_OF_FILE ? MAX_OF_PAGE : MAX_AFTER_THAT;
  }

  spend(marks: number): void {
    this.#spent += marks;
  }
}

/** The current page, and what all pages of a file share. */
export interface SurveyedPage {
  document: PdfDocument;
  number: number;
  media: Box;
  trim: Box;
  /** Whether crop marks in the content may show another trim. */
  isTrimUnknown: boolean;
  /** UserUnit, pt. */
  userUnit: number;
  fonts: FontUses;
  inks: InkNames;
  budget: MarkBudget;
}
