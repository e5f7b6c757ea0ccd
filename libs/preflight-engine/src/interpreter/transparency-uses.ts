import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isStream, type PdfDict, type PdfObject, type PdfStream } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';

/** What the resources of some content use. */
interface Uses {
  /** Blend modes other than Normal. */
  blending: boolean;
  /** Blend modes, opacity, soft masks or groups. */
  any: boolean;
}

const MAX_DEPTH = 12;
const MAX_VISITS = 20_000;

/** Whether content uses transparency, by its resources: faster than interpreting it, and right unless a resource isn't used. */
export class TransparencyUses {
  readonly #document: PdfDocument;
  readonly #known = new Map<string, Uses>();
  #visitsLeft = MAX_VISITS;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Whether a form has blend modes other than Normal. */
  blendsIn(form: PdfStream): boolean {
    return this.#inForm(form, 0).blending;
  }

  /** Whether anything on a page is transparent. */
  isTransparent(resources: PdfDict | null): boolean {
    return resources !== null && this.#inResources(resources, 0).any;
  }

  #inForm(form: PdfStream, depth: number): Uses {
    const key = form.ref?.key ?? '';
    const known = this.#known.get(key);
    if (known) return known;
    // A form that contains itself adds nothing.
    if (key) this.#known.set(key, { blending: false, any: false });
    const resources = this.#document.value(form.dict, 'Resources');
    const uses = isDict(resources) ? this.#inResources(resources, depth) : { blending: false, any: false };
    uses.any ||= isDict(this.#document.value(form.dict, 'Group'));
    if (key) this.#known.set(key, uses);
    return uses;
  }

  #inResources(resources: PdfDict, depth: number): Uses {
    const uses: Uses = { blending: false, any: false };
    if (depth > MAX_DEPTH) return uses;
    this.#each(resources, 'ExtGState', (state) => {
      if (!isDict(state)) return;
      const mode = this.#document.value(state, 'BM');
      const first = Array.isArray(mode) ? this.#document.resolve(mode[0] ?? null) : mode;
      const isBlended = isName(first) && first.name !== 'Normal' && first.name !== 'Compatible';
      const isSheer = ['ca', 'CA'].some((name) => {
        const alpha = this.#document.value(state, name);
        return typeof alpha === 'number' && alpha < 1;
      });
      uses.blending ||= isBlended;
      uses.any ||= isBlended || isSheer || isDict(this.#document.value(state, 'SMask'));
    });
    for (const kind of ['XObject', 'Pattern'])
      this.#each(resources, kind, (object) => {
        if (!isStream(object)) return;
        if (isName(this.#document.value(object.dict, 'Subtype'), 'Image')) {
          uses.any ||= isStream(this.#document.value(object.dict, 'SMask'));
          return;
        }
        const inner = this.#inForm(object, depth + 1);
        uses.blending ||= inner.blending;
        uses.any ||= inner.any;
      });
    return uses;
  }

  #each(resources: PdfDict, kind: string, visit: (object: PdfObject) => void): void {
    const all = this.#document.value(resources, kind);
    if (!isDict(all)) return;
    for (const name of all.keys()) {
      this.#visitsLeft -= 1;
      if (this.#visitsLeft < 0) return;
      visit(this.#resolved(all.get(name)));
    }
  }

  /** Null for an object that can't be read. */
  #resolved(object: PdfObject): PdfObject {
    try {
      return this.#document.resolve(object);
    } catch (error) {
      if (error instanceof PdfError) return null;
      throw error;
    }
  }
}
