import { CLOSED_FOLD, entriesOf, type PageEntry } from './page-entries.ts';

/** The page or dialog may still be loading. */
const GIVE_UP_AFTER_MS = 10_000;

/** What of a page an address names. */
export interface ShownEntry {
  /** Id of a guide's section; empty for what is beside its sections, and on other pages. */
  section: string;
  /** Null for what is in the open dialog. */
  entry: string | null;
  /** What it names in the dialog of the entry; null for the entry itself. */
  detail: string | null;
}

/** Shows and marks what an address names, once it is there. Returns a function that removes the mark. */
export function showEntry({ section, entry, detail }: ShownEntry): () => void {
  /** Opened by a look before; the user may have closed it since. */
  const opened = new WeakSet<HTMLElement>();
  const inPage = () => (entry === null ? null : findEntry(section, entry, opened));
  const inDialog = () => (detail === null ? null : findEntry('dialog', detail, opened));
  let stop: () => void = () => undefined;
  const showDetail = () => (stop = whenThere(inDialog, show));
  if (entry === null || inDialog()) showDetail();
  else
    stop = whenThere(inPage, (found) => {
      show(found);
      if (detail === null) return;
      openDialogOf(found.mark);
      showDetail();
    });
  return () => {
    stop();
    for (const mark of document.querySelectorAll('[data-shown-entry]'))
      mark.removeAttribute('data-shown-entry');
  };
}

function findEntry(section: string, id: string, opened: WeakSet<HTMLElement>): PageEntry | null {
  const roots = [...document.querySelectorAll<HTMLElement>(`[data-entries="${CSS.escape(section)}"]`)];
  // Behind an open tab, the home screen stays mounted.
  const shown = roots.filter((root) => root.checkVisibility());
  const found = shown.flatMap((root) => entriesOf(root)).find((entry) => entry.id === id);
  if (!found)
    // Shown by the next look, when the page has changed.
    for (const root of shown)
      for (const fold of root.querySelectorAll<HTMLElement>(CLOSED_FOLD)) {
        if (opened.has(fold)) continue;
        opened.add(fold);
        fold.click();
      }
  return found ?? null;
}

/** Whoever does one of these is already using the page. */
const USER_INPUTS = ['pointerdown', 'keydown', 'wheel'];

/** Calls `act` once what is looked for is on the page, unless the user does something before. Returns a function that stops waiting. */
function whenThere(find: () => PageEntry | null, act: (found: PageEntry) => void): () => void {
  let observer: MutationObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer?.disconnect();
    clearTimeout(timer);
    for (const type of USER_INPUTS) document.removeEventListener(type, stop, true);
  };
  function tryNow() {
    const found = find();
    if (!found) return;
    stop();
    act(found);
  }
  for (const type of USER_INPUTS) document.addEventListener(type, stop, { capture: true, passive: true });
  // The screen scrolls to its top first, on opening.
  timer = setTimeout(() => {
    // The observer is there before the first look, which may open folds.
    observer = new MutationObserver(tryNow);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      // A folded section that opens.
      attributeFilter: ['hidden'],
    });
    timer = setTimeout(stop, GIVE_UP_AFTER_MS);
    tryNow();
  });
  return stop;
}

function show({ mark, name }: PageEntry): void {
  name.setAttribute('data-shown-entry', '');
  mark.scrollIntoView({ block: 'center' });
  const control = mark.matches('button') ? mark : mark.querySelector<HTMLElement>('button, a[href]');
  if (control) return control.focus({ preventScroll: true });
  mark.tabIndex = -1;
  return mark.focus({ preventScroll: true });
}

function openDialogOf(mark: HTMLElement): void {
  const opener = mark.matches('button') ? mark : mark.querySelector('button[aria-haspopup=dialog]');
  if (opener instanceof HTMLElement) opener.click();
}
