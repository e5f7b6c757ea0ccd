import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { forgetUser, signInMillimeters } from '../../../platform/measure/testing/test-user.ts';
import { userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { type CalculatorId, type CatalogEntry, catalogEntries } from './catalog.ts';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');

beforeEach(signInMillimeters);
afterEach(() => {
  cleanup();
  forgetUser();
});

async function open({ load, title }: Pick<CatalogEntry, 'load' | 'title'>): Promise<HTMLElement> {
  cleanup();
  const Calculator = await load();
  render(<Calculator />, { wrapper: MemoryRouter });
  return screen.getByRole('region', { name: title });
}

function entryOf(id: CalculatorId) {
  const entry = catalogEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`No calculator ${id}`);
  return entry;
}

type Control = HTMLInputElement | HTMLSelectElement;
const controlsIn = (calculator: HTMLElement) => [...calculator.querySelectorAll<Control>('input, select')];
const stateOf = (control: Control) =>
  control.type === 'checkbox' && 'checked' in control ? control.checked : control.value;
const statesIn = (calculator: HTMLElement) => controlsIn(calculator).map(stateOf);

function change(control: Control): void {
  if (control.type === 'checkbox') fireEvent.click(control);
  else if (control instanceof HTMLSelectElement) {
    const others = [...control.options].filter(({ value }) => value !== control.value);
    fireEvent.change(control, { target: { value: others[0]?.value } });
  } else fireEvent.change(control, { target: { value: `${control.value}1` } });
}

/** What the device keeps of calculators. */
const keptGroups = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.includes('calculator:') ? [key.split('calculator:')[1]] : [],
  );

/** Does what loading the page again does: nothing is left but what the device keeps. */
function reload(): void {
  expectUser(undefined);
  cleanup();
  expectUser('maya');
}

it.each(catalogEntries.map((entry) => [entry.title, entry] as const))(
  'G7 “%s” is as it was left, also after a reload, until it is reset',
  async (title, entry) => {
    const calculator = await open(entry);
    const initial = statesIn(calculator);
    expect(screen.queryByRole('button', { name: `Reset ${title}` })).toBeNull();
    // A choice may show other fields, which are changed in their turn.
    for (let index = 0; index < controlsIn(calculator).length; index += 1) {
      const control = controlsIn(calculator)[index];
      if (control) change(control);
    }
    const left = statesIn(calculator);
    expect(left).not.toEqual(initial);
    const shared = entry.id.startsWith('mail-') || entry.id === 'postage' ? ['mail-piece'] : [];
    for (const group of keptGroups()) expect([entry.id, ...shared]).toContain(group);
    const other = catalogEntries.find(({ id }) => id !== entry.id);
    if (other) await open(other);
    expect(statesIn(await open(entry))).toEqual(left);
    reload();
    const opened = await open(entry);
    expect(statesIn(opened)).toEqual(left);
    fireEvent.click(screen.getByRole('button', { name: `Reset ${title}` }));
    expect(statesIn(opened)).toEqual(initial);
    expect(document.activeElement?.textContent).toBe(title);
  },
);

it('G7 what was typed is kept among what sign-out removes, and not for the next user', async () => {
  const entry = entryOf('page-count');
  const [pages] = controlsIn(await open(entry));
  if (pages) fireEvent.change(pages, { target: { value: '52' } });
  expect(Object.keys(localStorage)).toContain(`${userStoragePrefix('maya')}calculator:page-count`);
  expect(keptGroups()).toEqual(['page-count']);
  cleanup();
  expectUser('noah');
  expect(statesIn(await open(entry))[0]).toBe('30');
});

const field = (label: string) => screen.getByLabelText<Control>(label);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

it('G7 a stock chosen in one calculator is not the stock of another, nor that of a cover while there is none', async () => {
  await open(entryOf('creep'));
  choose('Text stock', '100-silk-text');
  choose('Cover', 'separate');
  choose('Cover stock', '14pt-c2s');
  for (const [id, label] of [
    ['panel-widths', 'Stock'],
    ['press-choice', 'Stock'],
    ['mail-tabs', 'Stock'],
    ['saddle-bulk', 'Text stock'],
    ['spine', 'Text stock'],
  ] as const) {
    await open(entryOf(id));
    expect(stateOf(field(label))).toBe('80-gloss-text');
    change(field(label));
  }
  await open(entryOf('creep'));
  expect(stateOf(field('Text stock'))).toBe('100-silk-text');
  choose('Cover', 'self');
  choose('Cover', 'separate');
  expect(stateOf(field('Cover stock'))).toBe('14pt-c2s');
});

it('G7 G11 a mail calculator names the fields that it shares with the others, which Reset returns with its own', async () => {
  const card = await open(entryOf('mail-thickness'));
  expect(card.textContent).toContain('Shared by the mail calculators: stock, height, length.');
  expect(screen.queryByRole('button', { name: 'Reset Thickness check' })).toBeNull();
  await open(entryOf('postage'));
  change(field('Weight'));
  const weight = stateOf(field('Weight'));
  await open(entryOf('mail-weight'));
  change(field('Stock'));
  const stock = stateOf(field('Stock'));
  await open(entryOf('mail-thickness'));
  expect(stateOf(field('Stock'))).toBe(stock);
  change(field('Height'));
  fireEvent.click(screen.getByRole('button', { name: 'Reset Thickness check' }));
  expect(screen.queryByRole('button', { name: 'Reset Thickness check' })).toBeNull();
  expect(stateOf(field('Stock'))).toBe('14pt-c2s');
  await open(entryOf('postage'));
  expect(stateOf(field('Weight'))).toBe(weight);
  expect((await open(entryOf('spine'))).textContent).not.toContain('Shared by');
});
