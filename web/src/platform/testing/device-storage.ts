// oxlint-disable-next-line import/no-unassigned-import -- sets the globals of IndexedDB, which jsdom lacks
import 'fake-indexeddb/auto';

// jsdom lacks it, too.
globalThis.structuredClone ??= <Value>(value: Value): Value => {
  const copy: Value = JSON.parse(JSON.stringify(value));
  return copy;
};
