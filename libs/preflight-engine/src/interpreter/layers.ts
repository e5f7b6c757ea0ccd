import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isRef, type PdfDict, type PdfObject } from '../pdf/objects.ts';

const MAX_DEPTH = 8;

/** Optional content visibility in the file's default configuration. ISO 32000-1, 8.11. */
export class Layers {
  readonly #document: PdfDocument;
  readonly #off = new Set<string>();
  readonly #on = new Set<string>();
  readonly #isOffAtFirst: boolean;

  constructor(document: PdfDocument) {
    this.#document = document;
    const properties = document.value(document.catalog, 'OCProperties');
    const usual = isDict(properties) ? document.value(properties, 'D') : null;
    this.#isOffAtFirst = isDict(usual) && isName(document.value(usual, 'BaseState'), 'OFF');
    if (!isDict(usual)) return;
    this.#addKeys(usual, 'OFF', this.#off);
    this.#addKeys(usual, 'ON', this.#on);
  }

  /** Whether content in this group or membership dictionary is hidden. */
  isHidden(object: PdfObject, depth = 0): boolean {
    const dict = this.#document.resolve(object);
    if (!isDict(dict) || depth > MAX_DEPTH) return false;
    if (!isName(this.#document.value(dict, 'Type'), 'OCMD')) return this.#isOff(object);
    const groups = this.#document.value(dict, 'OCGs');
    const members = Array.isArray(groups) ? groups : [dict.get('OCGs')];
    const hidden = members
      .filter((member) => this.#document.resolve(member) !== null)
      .map((member) => this.#isOff(member));
    return hidden.length > 0 && isHiddenBy(this.#policyOf(dict), hidden);
  }

  #policyOf(dict: PdfDict): string {
    const policy = this.#document.value(dict, 'P');
    return isName(policy) ? policy.name : 'AnyOn';
  }

  #isOff(object: PdfObject): boolean {
    if (!isRef(object)) return false;
    return this.#isOffAtFirst ? !this.#on.has(object.key) : this.#off.has(object.key);
  }

  #addKeys(dict: PdfDict, key: string, keys: Set<string>): void {
    const list = this.#document.value(dict, key);
    for (const item of Array.isArray(list) ? list : []) if (isRef(item)) keys.add(item.key);
  }
}

function isHiddenBy(policy: string, hidden: readonly boolean[]): boolean {
  if (policy === 'AllOn') return hidden.some(Boolean);
  if (policy === 'AnyOff') return !hidden.some(Boolean);
  if (policy === 'AllOff') return !hidden.every(Boolean);
  return hidden.every(Boolean);
}
