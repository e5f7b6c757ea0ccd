import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { showEntry } from './show-entry.ts';

const scrolled: Element[] = [];
let undo: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout.
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return this.closest('[hidden]') === null;
    },
    scrollIntoView(this: Element) {
      scrolled.push(this);
    },
  });
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

afterEach(() => {
  undo();
  scrolled.length = 0;
  document.body.replaceChildren();
  jest.useRealTimers();
});

const show = (section: string, entry: string | null, detail: string | null = null) => {
  undo = showEntry({ section, entry, detail });
  jest.advanceTimersByTime(0);
};

const section = (html: string, id = 'weight') => `<div data-entries="${id}">${html}</div>`;
const marked = () => [...document.querySelectorAll('[data-shown-entry]')].map((one) => one.textContent);
/** Lets mutation observers run. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it('G10 an entry is scrolled to, marked and focused, until it is left', () => {
  document.body.innerHTML = section('<article><h3>80# Text</h3><p>Thin.</p></article>');
  show('weight', '80-text');
  const card = document.querySelector('article');
  expect(marked()).toEqual(['80# Text']);
  expect(scrolled).toEqual([card]);
  expect(document.activeElement).toBe(card);
  undo();
  expect(marked()).toEqual([]);
});

it('G10 an entry with a button has the focus there', () => {
  document.body.innerHTML = section('<article><h3>Linen</h3><button>Details</button></article>');
  show('weight', 'linen');
  expect(document.activeElement?.textContent).toBe('Details');
});

it('G10 an entry of a page that is hidden behind another, or in another section, is not shown', () => {
  const heading = '<h3>Linen</h3>';
  document.body.innerHTML = `<div hidden>${section(heading)}</div>${section(heading, 'finish')}`;
  show('weight', 'linen');
  expect(marked()).toEqual([]);
});

it('G10 an entry in a closed fold is shown once that is open', async () => {
  document.body.innerHTML = section('<h3>Common</h3><button aria-expanded="false">Show all</button>');
  const fold = document.querySelector('button');
  fold?.addEventListener('click', () => {
    fold.setAttribute('aria-expanded', 'true');
    fold.insertAdjacentHTML('afterend', '<h3>Rare</h3>');
  });
  show('weight', 'rare');
  await settle();
  expect(marked()).toEqual(['Rare']);
});

it('G10 a fold that the user closes stays closed while the entry is looked for', async () => {
  document.body.innerHTML = section('<h3>Common</h3><button aria-expanded="false">Show all</button>');
  const fold = document.querySelector('button');
  fold?.addEventListener('click', () => fold.setAttribute('aria-expanded', 'true'));
  show('weight', 'gone');
  expect(fold?.getAttribute('aria-expanded')).toBe('true');
  fold?.setAttribute('aria-expanded', 'false');
  document.body.append(document.createElement('p'));
  await settle();
  expect(fold?.getAttribute('aria-expanded')).toBe('false');
});

it.each(['pointerdown', 'keydown', 'wheel'])('G10 an entry is given up at the first %s', async (type) => {
  show('', 'bleed');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.innerHTML = section('<h3>Bleed</h3>', '');
  await settle();
  expect(marked()).toEqual([]);
});

it('G10 an entry of a page that is still loading is shown once it is there', async () => {
  show('', 'bleed');
  expect(marked()).toEqual([]);
  document.body.innerHTML = section('<h3>Bleed</h3>', '');
  await settle();
  expect(marked()).toEqual(['Bleed']);
});

it('G10 an entry in a dialog is shown after its card has opened it', async () => {
  document.body.innerHTML = section(
    '<article><h3>Coil</h3><button aria-haspopup="dialog">Details</button></article>',
  );
  document.querySelector('button')?.addEventListener('click', () => {
    document.body.insertAdjacentHTML('beforeend', section('<h3>Colors</h3>', 'dialog'));
  });
  show('weight', 'coil', 'colors');
  jest.advanceTimersByTime(1);
  await settle();
  expect(marked()).toEqual(['Coil', 'Colors']);
});

it('G10 an entry of the open dialog is shown there', () => {
  document.body.innerHTML = section('<h3>Colors</h3>', 'dialog');
  show('', null, 'colors');
  expect(marked()).toEqual(['Colors']);
});

it('G10 an entry that does not come is given up after ten seconds', async () => {
  show('weight', 'gone');
  jest.advanceTimersByTime(10_000);
  document.body.innerHTML = section('<h3>Gone</h3>');
  await settle();
  expect(marked()).toEqual([]);
});

it('G10 an entry that is left before it comes is not shown', async () => {
  show('weight', 'late');
  undo();
  document.body.innerHTML = section('<h3>Late</h3>');
  await settle();
  expect(marked()).toEqual([]);
});
