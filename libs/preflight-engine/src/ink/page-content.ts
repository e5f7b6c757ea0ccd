import { isPrinted, appearanceOf } from '../facts/annotation-facts.ts';
import type { Interpreter } from '../interpreter/interpreter.ts';
import type { PaintVisitor } from '../interpreter/visitor.ts';
import { type Box, boxIn } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isStream } from '../pdf/objects.ts';
import { contentsOf } from '../pdf/page-contents.ts';
import type { PageNode } from '../pdf/page-tree.ts';

/** A page's content, read once and interpreted as often as needed. */
export class PageContent {
  /** What couldn't be read. */
  readonly faults: string[] = [];
  readonly #document: PdfDocument;
  readonly #page: PageNode;
  readonly #box: Box;
  readonly #bytes: Uint8Array;

  constructor(document: PdfDocument, page: PageNode, box: Box) {
    this.#document = document;
    this.#page = page;
    this.#box = box;
    this.#bytes = contentsOf(document, document.value(page.dict, 'Contents'), this.faults).bytes;
  }

  /** Runs its content, then the printing annotations. @throws PdfError limit */
  run(interpreter: Interpreter, visitor: PaintVisitor): void {
    const resources = this.#document.resolve(this.#page.inherited.get('Resources'));
    interpreter.page(this.#bytes, isDict(resources) ? resources : null, this.#box, visitor);
    const annotations = this.#document.value(this.#page.dict, 'Annots');
    for (const item of Array.isArray(annotations) ? annotations : []) {
      const annotation = this.#document.resolve(item);
      const appearance =
        isDict(annotation) && isPrinted(this.#document, annotation)
          ? appearanceOf(this.#document, annotation)
          : null;
      if (isDict(annotation) && isStream(appearance))
        interpreter.appearance(
          appearance,
          boxIn(this.#document, annotation, 'Rect') ?? null,
          this.#box,
          visitor,
        );
    }
  }
}
