import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isRef, type PdfDict, type PdfObject, PdfString } from '../pdf/objects.ts';
import { Layers } from '../interpreter/layers.ts';
import { metadataOf, textOf } from './output-intent-facts.ts';
import { actionsOf, runningKinds } from './running-actions.ts';

export interface LayerFact {
  name: string;
  isShown: boolean;
  /** The layer's usage setting; true by default. */
  prints: boolean;
}

/** File contents other than pages. */
export interface StructureFacts {
  isEncrypted: boolean;
  mayPrint: boolean;
  layers: LayerFact[];
  /** What runs actions automatically: `document script`, `opening`. */
  scripts: string[];
  attachments: number;
  formFields: number;
  /** `True`, `False` or `Unknown`; null if missing. */
  trapped: string | null;
  hasId: boolean;
  hasMetadata: boolean;
  /** What couldn't be read anywhere in the file. */
  faults: string[];
}

const MAX_NODES = 10_000;

export function structureOf(document: PdfDocument): StructureFacts {
  const { catalog, decryptor, trailer } = document;
  const names = document.value(catalog, 'Names');
  const info = document.resolve(trailer.get('Info'));
  const form = document.value(catalog, 'AcroForm');
  return {
    isEncrypted: document.isEncrypted,
    mayPrint: decryptor?.mayPrint ?? true,
    layers: layersOf(document),
    scripts: scriptsOf(document, names),
    attachments: isDict(names) ? countNames(document, names.get('EmbeddedFiles')) : 0,
    formFields: isDict(form) ? countFields(document, form) : 0,
    trapped: trappedOf(document, isDict(info) ? info : null),
    hasId: Array.isArray(document.resolve(trailer.get('ID'))),
    hasMetadata: catalog.has('Metadata'),
    faults: [...document.faults],
  };
}

/** Fields that have no others below them; one of XFA counts as one. ISO 32000-1, 12.7.3. */
function countFields(document: PdfDocument, form: PdfDict): number {
  const isNamed = (field: PdfObject) => {
    const node = document.resolve(field);
    return isDict(node) && node.has('T');
  };
  let count = 0;
  let isEmpty = true;
  for (const node of nodesBelow(document, form.get('Fields'), ['Kids'])) {
    isEmpty = false;
    const kids = document.value(node, 'Kids');
    // Kids without names are the places of one field.
    if (node.has('T') && !(Array.isArray(kids) && kids.some(isNamed))) count += 1;
  }
  return Math.max(count, isEmpty && !form.has('XFA') ? 0 : 1);
}

/** From the Info dictionary, otherwise from the metadata. */
function trappedOf(document: PdfDocument, info: PdfDict | null): string | null {
  const trapped = info && document.value(info, 'Trapped');
  if (isName(trapped)) return trapped.name;
  return /pdf:Trapped(?:=["']|>)\s*(\w+)/.exec(metadataOf(document))?.[1] ?? null;
}

function scriptsOf(document: PdfDocument, names: PdfObject): string[] {
  const { catalog } = document;
  const form = document.value(catalog, 'AcroForm');
  const scripts: string[] = [];
  const addIf = (trigger: string, isRunning: boolean) => isRunning && scripts.push(trigger);
  addIf('document script', isDict(names) && countNames(document, names.get('JavaScript')) > 0);
  addIf('opening', runningKinds(document, catalog.get('OpenAction')).length > 0);
  addIf('closing, saving or printing', actionsOf(document, catalog).length > 0);
  addIf('a bookmark', runsBelow(document, catalog.get('Outlines'), ['First', 'Next']));
  addIf('a form field', isDict(form) && runsBelow(document, form.get('Fields'), ['Kids']));
  return scripts;
}

/** Whether any node of a tree of dictionaries runs an action. */
function runsBelow(document: PdfDocument, root: PdfObject, keys: readonly string[]): boolean {
  for (const node of nodesBelow(document, root, keys)) if (actionsOf(document, node).length > 0) return true;
  return false;
}

/** All dictionaries of a tree linked by `keys`, each once; adds a fault beyond the limit. */
function* nodesBelow(document: PdfDocument, root: PdfObject, keys: readonly string[]): Generator<PdfDict> {
  const waiting: PdfObject[] = [root];
  const seen = new Set<string>();
  for (let looked = 0; waiting.length > 0; looked += 1) {
    if (looked > MAX_NODES) {
      document.faults.add(`Only the first ${MAX_NODES} entries of a list were checked`);
      return;
    }
    const next = waiting.pop() ?? null;
    if (isRef(next)) {
      if (seen.has(next.key)) continue;
      seen.add(next.key);
    }
    const node = document.resolve(next);
    if (Array.isArray(node)) for (const item of node) waiting.push(item);
    if (!isDict(node)) continue;
    yield node;
    for (const key of keys) if (node.has(key)) waiting.push(node.get(key));
  }
}

/** Number of leaves in a name tree. */
function countNames(document: PdfDocument, root: PdfObject): number {
  let count = 0;
  for (const node of nodesBelow(document, root, ['Kids'])) {
    const names = document.value(node, 'Names');
    if (Array.isArray(names)) count += Math.floor(names.length / 2);
  }
  return count;
}

function layersOf(document: PdfDocument): LayerFact[] {
  const layers = new Layers(document);
  const properties = document.value(document.catalog, 'OCProperties');
  if (!isDict(properties)) return [];
  const groups = document.value(properties, 'OCGs');
  return (Array.isArray(groups) ? groups : []).flatMap((group) => {
    const dict = document.resolve(group);
    if (!isDict(dict)) return [];
    const name = document.value(dict, 'Name');
    return [
      {
        name: name instanceof PdfString ? textOf(name.bytes) : '',
        isShown: !layers.isHidden(group),
        prints: printsBy(document, dict),
      },
    ];
  });
}

function printsBy(document: PdfDocument, group: PdfDict): boolean {
  const usage = document.value(group, 'Usage');
  const print = isDict(usage) ? document.value(usage, 'Print') : null;
  return !(isDict(print) && isName(document.value(print, 'PrintState'), 'OFF'));
}
