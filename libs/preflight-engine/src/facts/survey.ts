import { colorSpaceOf } from '../interpreter/color-space.ts';
import { Interpreter } from '../interpreter/interpreter.ts';
import type { JobSpec } from '../job/job-spec.ts';
import { pageBoxesOf } from '../job/page-boxes.ts';
import { type Box, boxIn } from '../pdf/boxes.ts';
import { type OpenOptions, PdfDocument } from '../pdf/document.ts';
import { isDict, isNumber, isStream, type PdfDict, type PdfStream } from '../pdf/objects.ts';
import { contentsOf } from '../pdf/page-contents.ts';
import { type PageNode, pagesOf } from '../pdf/page-tree.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import type { ByteSource } from '../pdf/source.ts';
import { annotationsOf, isPrinted, appearanceOf } from './annotation-facts.ts';
import { MarkBudget, InkNames } from './surveyed-page.ts';
import type { DocumentFacts, PageFacts, UnreadableFacts } from './document-facts.ts';
import { FontCollector } from './font-facts.ts';
import { type FontUse, FontUses } from './font-uses.ts';
import { familyOf } from './ink-of-color.ts';
import { outputIntentsOf, pdfxClaimOf } from './output-intent-facts.ts';
import type { PageMarks } from './page-marks.ts';
import { PageSurvey } from './page-survey.ts';
import { type StructureFacts, structureOf } from './structure-facts.ts';

/** The input of all checks; a plain value. */
export interface DocumentSurvey {
  facts: DocumentFacts;
  /** One per page, in order. */
  marks: PageMarks[];
  fontUses: FontUse[];
  structure: StructureFacts;
}

/** Maximum operators and painted images in one file. */
export const contentLimits = { operators: 20_000_000, images: 200_000 };

/** Facts about a file; never throws for a problem in the file. */
export function readFacts(source: ByteSource, options: OpenOptions = {}): DocumentFacts | UnreadableFacts {
  try {
    const reader = new SurveyReader(PdfDocument.open(source, options));
    for (const node of reader.pages()) reader.read(node);
    return reader.finish().facts;
  } catch (error) {
    return unreadable(error);
  }
}

/** @throws errors other than PdfError */
export function unreadable(error: unknown): UnreadableFacts {
  if (!(error instanceof PdfError)) throw error;
  const { code, message } = error;
  return { opens: false, passwordNeeded: code === 'password-needed', error: { code, message } };
}

/** Reads a document page by page, so that its caller can pause between pages. */
export class SurveyReader {
  readonly document: PdfDocument;
  readonly #fonts: FontCollector;
  readonly #fontUses: FontUses;
  readonly #inks = new InkNames();
  readonly #budget = new MarkBudget();
  readonly #interpreter: Interpreter;
  readonly #pages: PageFacts[] = [];
  readonly #marks: PageMarks[] = [];
  readonly #job: JobSpec | null;

  /** @param job may say the trim of pages that have no TrimBox; null: boxes only as the file has them */
  constructor(document: PdfDocument, job: JobSpec | null = null) {
    this.document = document;
    this.#job = job;
    this.#fonts = new FontCollector(document);
    this.#fontUses = new FontUses(document);
    this.#interpreter = new Interpreter(document, contentLimits);
  }

  /** @throws PdfError no-pages, limit */
  pages(): Generator<PageNode> {
    return pagesOf(this.document);
  }

  read(node: PageNode): void {
    const { document } = this;
    this.#addFonts(node);
    const first = this.#survey(node);
    const { drawnTrim } = first.survey;
    if (drawnTrim) node.drawnTrim = drawnTrim;
    // Everything is measured from the trim.
    const { survey, boxes, rawBoxes, userUnit, isContentLost, faults } = drawnTrim
      ? this.#survey(node)
      : first;
    this.#pages.push({
      number: node.number,
      rotate: (((Math.round(this.#number(node.inherited, 'Rotate', 0) / 90) * 90) % 360) + 360) % 360,
      userUnit,
      boxes,
      rawBoxes,
      ...(drawnTrim && { drawnTrim }),
      images: survey.images,
      faults,
    });
    this.#marks.push({
      ...survey.finish(),
      isContentLost,
      groupFamily: this.#groupFamily(node.dict),
      annotations: annotationsOf(document, node.dict, boxes.TrimBox),
    });
  }

  /** @throws PdfError no-pages */
  finish(): DocumentSurvey {
    const { document } = this;
    if (this.#inks.isCut) document.fault('The file has too many inks to tell them all apart');
    if (this.#pages.length === 0) throw new PdfError('no-pages', 'The file has no pages');
    const facts: DocumentFacts = {
      opens: true,
      encrypted: document.isEncrypted,
      passwordNeeded: false,
      pdfVersion: document.version,
      repaired: document.isRepaired,
      pageCount: this.#pages.length,
      pages: this.#pages,
      fonts: this.#fonts.fonts,
      inks: this.#inks.sorted(),
      outputIntents: outputIntentsOf(document),
      pdfx: pdfxClaimOf(document),
    };
    return { facts, marks: this.#marks, fontUses: this.#fontUses.all, structure: structureOf(document) };
  }

  #survey(node: PageNode) {
    const { document } = this;
    const faults: string[] = [];
    const { boxes, rawBoxes } = pageBoxesOf(document, node, this.#job);
    const userUnit = this.#userUnit(node.dict, faults);
    const survey = new PageSurvey({
      document,
      number: node.number,
      media: boxes.MediaBox,
      trim: boxes.TrimBox,
      isTrimUnknown: this.#job !== null && !rawBoxes.TrimBox && isSameBox(boxes.TrimBox, boxes.CropBox),
      userUnit,
      fonts: this.#fontUses,
      inks: this.#inks,
      budget: this.#budget,
    });
    const isContentLost = this.#paint(node, survey, boxes.MediaBox, faults);
    faults.push(...survey.faults);
    return { survey, boxes, rawBoxes, userUnit, isContentLost, faults };
  }

  #number(dict: PdfDict, key: string, fallback: number): number {
    const value = this.document.value(dict, key);
    return isNumber(value) ? value : fallback;
  }

  /** @returns pt; 1 if the value is invalid */
  #userUnit(page: PdfDict, faults: string[]): number {
    const unit = this.#number(page, 'UserUnit', 1);
    if (Number.isFinite(unit) && unit > 0) return unit;
    faults.push("The page's UserUnit isn't a positive number");
    return 1;
  }

  /** @returns whether some of the page's contents are lost */
  #paint({ dict, inherited }: PageNode, survey: PageSurvey, media: Box, faults: string[]): boolean {
    const { document } = this;
    const resources = document.resolve(inherited.get('Resources'));
    let isContentLost = false;
    try {
      const { bytes, isLost } = contentsOf(document, dict.get('Contents'), faults);
      isContentLost = isLost;
      this.#interpreter.page(bytes, isDict(resources) ? resources : null, media, survey);
      this.#annotations(dict, media, survey);
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      faults.push(error.message);
    }
    faults.push(...this.#interpreter.takeFaults());
    return isContentLost;
  }

  #addFonts({ dict, inherited }: PageNode): void {
    this.#fonts.addResources(inherited.get('Resources'));
    for (const { appearance } of this.#appearances(dict))
      this.#fonts.addResources(appearance.dict.get('Resources'));
  }

  #annotations(page: PdfDict, media: Box, survey: PageSurvey): void {
    for (const { annotation, appearance } of this.#appearances(page)) {
      survey.prints = isPrinted(this.document, annotation);
      const rectangle = boxIn(this.document, annotation, 'Rect');
      this.#interpreter.appearance(appearance, rectangle ?? null, media, survey);
    }
  }

  #appearances(page: PdfDict): { annotation: PdfDict; appearance: PdfStream }[] {
    const annotations = this.document.value(page, 'Annots');
    return (Array.isArray(annotations) ? annotations : []).flatMap((item) => {
      const annotation = this.document.resolve(item);
      const appearance = isDict(annotation) ? appearanceOf(this.document, annotation) : null;
      return isDict(annotation) && isStream(appearance) ? [{ annotation, appearance }] : [];
    });
  }

  #groupFamily(page: PdfDict): PageMarks['groupFamily'] {
    const group = this.document.value(page, 'Group');
    const space = isDict(group) ? colorSpaceOf(this.document, group.get('CS'), null) : null;
    return space && familyOf(space);
  }
}

const isSameBox = (a: Box, b: Box): boolean => a.every((side, index) => side === b[index]);
