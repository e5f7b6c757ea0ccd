import type { PdfDocument } from './document.ts';
import { isDict, isName, PdfDict } from './objects.ts';

/** Attributes that a page inherits from its ancestors. ISO 32000-2, 7.7.3.4. */
export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

const MAX_TREE_DEPTH = 100;

/** Pages that no page tree refers to, in file order. */
export function* orphanedPagesOf(document: PdfDocument): Generator<{ dict: PdfDict; inherited: PdfDict }> {
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
