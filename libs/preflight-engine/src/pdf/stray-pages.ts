import type { PdfDocument } from './document.ts';
import { isDict, isName, PdfDict } from './objects.ts';
import { inheritable } from './page-attributes.ts';

const DEEPEST_TREE = 100;

/** Pages that no page tree refers to, in file order. */
export function* strayPagesOf(document: PdfDocument): Generator<{ dict: PdfDict; inherited: PdfDict }> {
  for (const dict of document.strayDicts()) {
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
  for (let depth = 0; depth < DEEPEST_TREE; depth += 1) {
    for (const key of inheritable)
      if (!inherited.has(key) && node.has(key)) inherited.set(key, node.get(key));
    const parent = document.value(node, 'Parent');
    if (!isDict(parent)) break;
    node = parent;
  }
  return inherited;
}
