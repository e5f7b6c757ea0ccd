import type { PdfDocument } from './document.ts';
import { isDict, isName, isNumber, isRef, PdfDict } from './objects.ts';
import { PdfError } from './pdf-error.ts';

const MAX_TREE_DEPTH = 100;
const MAX_PAGES = 50_000;
/** Maximum visits to nodes that are not pages, repeats included. */
const MAX_NODES = 100_000;

/** A page with its inherited attributes. */
export interface PageNode {
  /** Page number, from 1. */
  number: number;
  dict: PdfDict;
  inherited: PdfDict;
  /** The trim that drawn crop marks show, once the page has been surveyed. */
  drawnTrim?: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** All pages in order; orphaned pages, in file order, if the page tree is empty. @throws PdfError no-pages, limit */
export function* pagesOf(document: PdfDocument): Generator<PageNode> {
  let number = 0;
  for (const leaves of [leavesOf(document), orphanedPagesOf(document)]) {
    for (const leaf of leaves) {
      number += 1;
      if (number > MAX_PAGES) throw new PdfError('limit', `The file has more than ${MAX_PAGES} pages`);
      yield { number, ...leaf };
    }
    if (number > 0) break;
  }
  reportLostPages(document, number);
  if (number > 0) return;
  if (!isDict(document.value(document.catalog, 'Pages')))
    throw new PdfError('no-pages', 'The catalog has no page tree');
}

/** Fewer pages than the root declares means pages are lost; more pages occur in malformed but complete trees. */
function reportLostPages(document: PdfDocument, found: number): void {
  const root = document.value(document.catalog, 'Pages');
  const count = isDict(root) ? document.value(root, 'Count') : null;
  if (isNumber(count) && count > found)
    document.fault(`The page tree declares ${count} pages, but ${found} were found`);
}

const tooManyNodes = () => new PdfError('limit', `The page tree has more than ${MAX_NODES} nodes`);

type Leaf = Omit<PageNode, 'number'>;

/** Leaves of the catalog's page tree; cycles are cut. @throws PdfError limit */
function leavesOf(document: PdfDocument): Iterable<Leaf> {
  const root = document.value(document.catalog, 'Pages');
  let nodes = 0;
  const path = new Set<string>();
  return isDict(root) ? below(root, new PdfDict(), 0) : [];

  function* below(node: PdfDict, above: PdfDict, depth: number): Generator<Leaf> {
    nodes += 1;
    if (nodes > MAX_NODES) throw tooManyNodes();
    const inherited = inheritedBy(node, above);
    const kids = document.value(node, 'Kids');
    const type = document.value(node, 'Type');
    if (!Array.isArray(kids) || isName(type, 'Page')) {
      // A root without kids isn't a page, even though other leaves may lack a type.
      if (depth > 0 || !isName(type, 'Pages')) yield { dict: node, inherited };
      return;
    }
    if (depth >= MAX_TREE_DEPTH) {
      if (kids.length > 0) document.fault(`The page tree is deeper than ${MAX_TREE_DEPTH} levels`);
      return;
    }
    if (kids.length > MAX_NODES) throw tooManyNodes();
    for (const kid of kids) {
      const key = isRef(kid) ? kid.key : '';
      if (path.has(key)) continue;
      const dict = document.resolve(kid);
      if (!isDict(dict)) {
        document.fault(`A kid of the page tree${key && `, object ${key},`} is not a page`);
        continue;
      }
      if (key) path.add(key);
      yield* below(dict, inherited, depth + 1);
      path.delete(key);
    }
  }
}

function inheritedBy(node: PdfDict, above: PdfDict): PdfDict {
  if (!inheritable.some((key) => node.has(key))) return above;
  const inherited = new PdfDict();
  for (const key of inheritable) {
    const value = node.has(key) ? node.get(key) : above.get(key);
    if (value !== null) inherited.set(key, value);
  }
  return inherited;
}

/** Attributes that a page inherits from its ancestors. ISO 32000-2, 7.7.3.4. */
const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** Pages that no page tree refers to, in file order. */
function* orphanedPagesOf(document: PdfDocument): Generator<{ dict: PdfDict; inherited: PdfDict }> {
  for (const dict of document.possiblePages()) {
    if (dict.has('Kids')) continue;
    const inherited = inheritedFromParents(document, dict);
    const isPage = isName(document.value(dict, 'Type'), 'Page');
    // A page with neither contents nor size can't be printed.
    const hasBox = inherited.has('MediaBox');
    if (isPage ? hasBox || dict.has('Contents') : hasBox && dict.has('Contents')) yield { dict, inherited };
  }
}

function inheritedFromParents(document: PdfDocument, page: PdfDict): PdfDict {
  const inherited = new PdfDict();
  let node = page;
  for (let depth = 0; depth < MAX_TREE_DEPTH; depth += 1) {
    for (const key of inheritable)
      if (!inherited.has(key) && node.has(key)) inherited.set(key, node.get(key));
    const parent = document.value(node, 'Parent');
    if (!isDict(parent)) break;
    node = parent;
  }
  return inherited;
}
