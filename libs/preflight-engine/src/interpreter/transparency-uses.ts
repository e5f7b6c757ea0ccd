import type { PdfDocument } from '../pdf/document.ts';
import {
  isDict,
  isName,
  isRef,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfStream,
} from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';

/** What the resources of some content use. */
export interface Uses {
  /** Blend modes other than Normal. */
  blending: boolean;
  /** Opacity or soft masks. */
  opacity: boolean;
  overprint: boolean;
  /** Blend modes, opacity, soft masks or groups. */
  any: boolean;
}

/** A resource dictionary's own uses, and the resources of what it names. */
interface Node {
  uses: Uses;
  inner: Resources[];
}

/** A resource dictionary and what identifies it. */
interface Resources {
  key: string | PdfDict;
  dict: PdfDict;
}

const MAX_VISITS = 200_000;

const nothing: Uses = { blending: false, opacity: false, overprint: false, any: false };
const everything: Uses = { blending: true, opacity: true, overprint: true, any: true };

/** Whether content uses transparency, by its resources: faster than interpreting it, and right unless a resource isn't used. */
export class TransparencyUses {
  readonly #document: PdfDocument;
  readonly #nodes = new Map<string | PdfDict, Node>();
  readonly #known = new Map<string | PdfDict, Uses>();
  #visitsLeft: number;

  /** @param visits maximum resource names and dictionaries read: beyond, everything may be transparent */
  constructor(document: PdfDocument, visits = MAX_VISITS) {
    this.#document = document;
    this.#visitsLeft = visits;
  }

  /** @param enclosing resources of the content that paints the form, which a form without its own uses */
  inForm(form: PdfStream, enclosing: PdfDict | null): Uses {
    const own = this.#resourcesOf(form.dict) ?? (enclosing && { key: enclosing, dict: enclosing });
    return own ? this.#reached(own) : nothing;
  }

  /** Whether anything on a page is transparent. */
  isTransparent(resources: PdfDict | null): boolean {
    return resources !== null && this.#reached({ key: resources, dict: resources }).any;
  }

  /** What a dictionary and all it leads to use. Without recursion, because many files share one dictionary among all forms. */
  #reached(start: Resources): Uses {
    const known = this.#known.get(start.key);
    if (known) return known;
    const uses = { ...nothing };
    const reached = new Map([[start.key, start]]);
    for (const resources of reached.values()) {
      const { uses: own, inner } = this.#nodeOf(resources);
      for (const kind of Object.keys(uses) as (keyof Uses)[]) uses[kind] ||= own[kind];
      if (Object.values(uses).every(Boolean)) break;
      for (const next of inner) if (!reached.has(next.key)) reached.set(next.key, next);
    }
    this.#known.set(start.key, uses);
    return uses;
  }

  #nodeOf({ key, dict }: Resources): Node {
    this.#visitsLeft -= 1;
    const known = this.#nodes.get(key);
    if (known && this.#visitsLeft >= 0) return known;
    const node = this.#read(dict);
    // What couldn't be read may be anything.
    if (this.#visitsLeft < 0) return { uses: everything, inner: [] };
    this.#nodes.set(key, node);
    return node;
  }

  #read(dict: PdfDict): Node {
    const node: Node = { uses: { ...nothing }, inner: [] };
    const { uses, inner } = node;
    this.#each(dict, 'ExtGState', (state) => {
      if (isDict(state)) this.#addState(state, uses);
    });
    for (const kind of ['XObject', 'Pattern'])
      this.#each(dict, kind, (object) => {
        if (!isStream(object)) return;
        if (isName(this.#document.value(object.dict, 'Subtype'), 'Image')) {
          const isSoft = isStream(this.#document.value(object.dict, 'SMask'));
          uses.opacity ||= isSoft;
          uses.any ||= isSoft;
          return;
        }
        uses.any ||= isDict(this.#document.value(object.dict, 'Group'));
        const own = this.#resourcesOf(object.dict);
        if (own) inner.push(own);
      });
    this.#each(dict, 'Font', (font) => {
      const own = isDict(font) && isName(this.#document.value(font, 'Subtype'), 'Type3');
      const resources = own ? this.#resourcesOf(font) : null;
      if (resources) inner.push(resources);
    });
    return node;
  }

  #addState(state: PdfDict, uses: Uses): void {
    const mode = this.#document.value(state, 'BM');
    const first = Array.isArray(mode) ? this.#document.resolve(mode[0] ?? null) : mode;
    const isBlended = isName(first) && first.name !== 'Normal' && first.name !== 'Compatible';
    const isSheer = ['ca', 'CA'].some((name) => {
      const alpha = this.#document.value(state, name);
      return typeof alpha === 'number' && alpha < 1;
    });
    const isSoft = isSheer || isDict(this.#document.value(state, 'SMask'));
    uses.blending ||= isBlended;
    uses.opacity ||= isSoft;
    uses.overprint ||= ['op', 'OP'].some((name) => this.#document.value(state, name) === true);
    uses.any ||= isBlended || isSoft;
  }

  #resourcesOf(dict: PdfDict): Resources | null {
    const found = this.#document.value(dict, 'Resources');
    const written = dict.get('Resources') ?? null;
    return isDict(found) && found.entries.size > 0
      ? { key: isRef(written) ? written.key : found, dict: found }
      : null;
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
