import { takeRenders } from '../testing/count-renders.ts';
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildDocument, type SomeValues } from '../testing/build-sheet.ts';
import { serveDraft } from '../testing/serve-draft.ts';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');
const { act, cleanup, fireEvent, render, screen, waitFor, within } = await import('@testing-library/react');
const { SpecScreen } = await import('../spec-screen.tsx');
const { AUTOSAVE_DELAY_MS } = await import('../../../platform/documents/autosave.ts');
const { KEEP_DELAY_MS } = await import('../../../platform/documents/document-session.ts');
const { currentToasts } = await import('../../../ui/toast-store.ts');
const { dismissToast } = await import('../../../ui/toast.tsx');
const { REST_MS } = await import('../../../platform/documents/document-form.ts');
// Otherwise the tests wait for it.
await import('../arithmetic/spec-sums.tsx');

const realFetch = globalThis.fetch;
const WIDE = 1440;

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, { CSS: { supports: () => true } });
  window.matchMedia = (query) => {
    const width = Number(/\d+/.exec(query)?.[0]);
    const matches = query.includes('>=') ? WIDE >= width : WIDE < width;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form uses of it
    return {
      matches,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as unknown as MediaQueryList;
  };
});
beforeEach(() => {
  takeRenders();
});
afterEach(() => {
  cleanup();
  dismissToast();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
});

async function open(values: SomeValues = {}, kind: SpecKind = 'booklet', unsetAnswers: SpecKey[] = []) {
  const server = serveDraft(buildDocument(values, { kind, unsetAnswers }));
  const address = { shown: null, returns: 0, show: () => {} };
  render(
    <MemoryRouter>
      <SpecScreen kind={kind} address={address} close={null} onOpenQuotes={() => {}} />
    </MemoryRouter>,
    { wrapper: inSession().wrapper },
  );
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull(), { timeout: 30_000 });
  jest.useFakeTimers();
  return server;
}

// Finds inputs by name, because searching a form this large by label takes seconds.
const inputs = (key: SpecKey) => [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"]`)];
const input = (key: SpecKey) => inputs(key)[0] ?? null;
const option = (key: SpecKey, label: string) => {
  const found = inputs(key).find((one) => one.closest('label')?.textContent === label);
  if (!found) throw new Error(`no option ${label}`);
  return found;
};
const type = (key: SpecKey, value: string) =>
  act(async () => {
    fireEvent.input(input(key) ?? document.body, { target: { value } });
    await jest.advanceTimersByTimeAsync(REST_MS);
  });
const choose = (key: SpecKey, label: string) => act(async () => fireEvent.click(option(key, label)));
/** It is met on the way back from the next field, and is no part of the description that is read with the input. */
function expectAfterInput(action: HTMLElement, key: SpecKey): void {
  const [field] = inputs(key);
  expect(field?.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const description = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect([description?.contains(action) ?? false, description?.textContent ?? '']).toEqual([false, '']);
}
const fieldsOf = (renders: string[]) =>
  renders.filter((name) => /^(Spec|Text|Lines|Stock|Choice|YesNo|Finishes)\w*Field\b/.test(name));

describe('the form', () => {
  it('S1 typing renders no field at all, and the counts only when they change', async () => {
    await open();
    expect(fieldsOf(takeRenders()).length).toBeGreaterThan(60);
    await type('companyName', 'L');
    const first = takeRenders();
    expect(fieldsOf(first)).toEqual([]);
    expect(first).toContain('SectionRail');
    await type('companyName', 'La');
    await type('bindingNotes', 'Loop stitch');
    await type('bindingNotes', 'Loop stitch, head-to-toe');
    takeRenders();
    await type('companyName', 'Lakeview Arts');
    expect(takeRenders()).toEqual([]);
  });

  it('S1 choosing renders the field of the choice only', async () => {
    await open();
    takeRenders();
    await choose('textFinishingSides', 'Two Sides');
    expect(new Set(fieldsOf(takeRenders()))).toEqual(new Set(['ChoiceField textFinishingSides']));
  });

  it('S1 the cover type switches the fields, keeps hidden values, and shares bleed if it is self', async () => {
    await open({ name: 'Harbor Season Program', pageCount: '16' });
    expect(input('name')).toBeNull();
    await act(async () => fireEvent.click(screen.getByLabelText('Edit Project Information')));
    expect(input('name')?.value).toBe('Harbor Season Program');
    expect(input('coverStock')).toBeNull();
    expect(input('specialFinishes')).toBeNull();
    expect(screen.queryByText('Opens when the cover is Plus Cover')).not.toBeNull();
    await choose('bleedRequired', 'Yes, 0.125 in');

    await choose('coverType', 'Plus Cover');
    await type('coverStock', '100# gloss cover');
    expect(input('pageCount')).toBeNull();
    expect(input('specialFinishes')).not.toBeNull();
    expect(screen.queryByText('Opens when the cover is Plus Cover')).toBeNull();
    expect(option('interiorBleedRequired', 'Yes, 0.125 in').checked).toBe(true);
    await choose('coverBleedRequired', 'No');
    expect(option('interiorBleedRequired', 'Yes, 0.125 in').checked).toBe(true);

    await choose('coverType', 'Self Cover');
    expect(input('pageCount')?.value).toBe('16');
    await choose('coverType', 'Plus Cover');
    expect(input('coverStock')?.value).toBe('100# gloss cover');
  });

  it('S1 a yes-no question has no answer until one is chosen, and none again after it is taken back', async () => {
    const server = await open();
    const checked = () =>
      inputs('bleedRequired')
        .filter((one) => one.checked)
        .map((one) => one.closest('label')?.textContent);
    const saved = async () => {
      await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
      return server.values().bleedRequired;
    };
    expect([checked(), screen.queryByText('Clear')]).toEqual([[], null]);
    await choose('bleedRequired', 'No');
    expect([checked(), await saved()]).toEqual([['No'], false]);
    await choose('bleedRequired', 'Yes, 0.125 in');
    expect([checked(), await saved()]).toEqual([['Yes, 0.125 in'], true]);
    await act(async () => fireEvent.click(screen.getByLabelText('Clear: Bleed')));
    expect([checked(), await saved()]).toEqual([[], null]);
    expect(document.activeElement).toBe(input('bleedRequired'));
    await choose('bleedRequired', 'No');
    await choose('bleedRequired', 'No');
    expect([checked(), await saved()]).toEqual([[], null]);
  });

  it('S5 Email Specs asks for what is open, and sends it answered, or not at all', async () => {
    const addresses: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      addresses.push(decodeURIComponent(this.href));
    });
    await open({ companyName: 'Lakeview Arts' });
    const email = () => act(async () => fireEvent.click(screen.getByText('Email Specs')));
    const press = (name: string) =>
      act(async () => {
        const [element] = within(screen.getByRole('alertdialog')).getAllByText(name);
        if (element) fireEvent.click(element);
      });
    await email();
    await press('Back');
    expect(addresses).toEqual([]);
    await email();
    await press('No');
    await press('Continue');
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(addresses).toEqual([expect.stringContaining('Bleed: No')]);
    await email();
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(addresses).toHaveLength(2);
  });

  it('S1 a No that was taken for no answer is asked for in a note, until it is answered', async () => {
    await open({}, 'booklet', ['bleedRequired']);
    expect(screen.queryByText(/^Bleed: no answer\. This sheet had No/)).not.toBeNull();
    await act(async () => {
      fireEvent.click(option('bleedRequired', 'No'));
      await jest.advanceTimersByTimeAsync(REST_MS);
    });
    expect(screen.queryByText(/^Bleed: no answer/)).toBeNull();
  });

  it('S2 the bleed that the form starts with is marked as a default until it is chosen', async () => {
    const server = await open({}, 'custom');
    expect(option('mailerBleed', 'Bleed').checked).toBe(true);
    expect(screen.queryByText('Default, until you choose')).not.toBeNull();
    await act(async () => {
      fireEvent.click(screen.getByText('Keep Bleed'));
      await jest.advanceTimersByTimeAsync(REST_MS);
    });
    expect(screen.queryByText('Default, until you choose')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(server.values()).toMatchObject({ mailerBleed: 'Bleed', mailerBleedChosen: true });
  });

  it('S3 a phone number with an extension or of another country is saved as typed', async () => {
    await open();
    for (const typed of ['1 (410) 555-0142 x23', '+420 223 002 522']) {
      await type('contactPhone', typed);
      expect(input('contactPhone')?.value).toBe(typed);
    }
  });

  it('S3 a size is shown and saved in its normal form once its field is left, and Undo brings back what was typed', async () => {
    const server = await open();
    const leave = () => act(async () => fireEvent.blur(input('textFinishedSize') ?? document.body));
    const size = async () => {
      await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
      return [input('textFinishedSize')?.value, server.values().textFinishedSize];
    };
    await type('textFinishedSize', '8.5x11');
    await leave();
    expect(await size()).toEqual(['8.5 × 11 in', '8.5 × 11 in']);
    const undo = screen.getByLabelText('Undo: 8.5x11, as typed');
    expectAfterInput(undo, 'textFinishedSize');
    expect(screen.queryByText('Written as 8.5 × 11 in')?.tagName).toBe('OUTPUT');
    await act(async () => fireEvent.click(undo));
    expect(document.activeElement).toBe(input('textFinishedSize'));
    await leave();
    expect(await size()).toEqual(['8.5x11', '8.5x11']);
    expect(screen.queryByText('Undo')).toBeNull();
    await type('textFinishedSize', '8.5x11 landscape');
    await leave();
    expect(await size()).toEqual(['8.5x11 landscape', '8.5x11 landscape']);
  });

  it('S3 Undo of a size goes away with what it would undo: when the form is cleared, or a newer copy comes in', async () => {
    const server = await open({ quantity: '1,000' });
    const writeSize = async (typed: string) => {
      await type('textFinishedSize', typed);
      await act(async () => fireEvent.blur(input('textFinishedSize') ?? document.body));
      expect(screen.queryByText('Undo')).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    };
    await writeSize('8.5x11');
    server.change({ textFinishedSize: '6 × 9 in' });
    await type('companyName', 'Lakeview Arts');
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS + REST_MS));
    expect([input('textFinishedSize')?.value, screen.queryByText('Undo')]).toEqual(['6 × 9 in', null]);
    await writeSize('5.5x8.5');
    await act(async () => fireEvent.click(screen.getByText('Clear Fields')));
    await act(async () => fireEvent.click(screen.getByText('Yes')));
    await act(() => jest.advanceTimersByTimeAsync(REST_MS));
    expect([input('textFinishedSize')?.value, screen.queryByText('Undo')]).toEqual(['', null]);
  });

  it('S3 a quantity that is no number stays as typed, with an offer to write it as one', async () => {
    const server = await open();
    await type('quantity', '10k');
    fireEvent.blur(input('quantity') ?? document.body);
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(server.values().quantity).toBe('10k');
    expectAfterInput(screen.getByText('Write 10,000'), 'quantity');
    await act(async () => {
      fireEvent.click(screen.getByText('Write 10,000'));
      await jest.advanceTimersByTimeAsync(REST_MS);
    });
    expect([input('quantity')?.value, screen.queryByText('Write 10,000')]).toEqual(['10,000', null]);
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(server.values().quantity).toBe('10,000');
  });

  it('S1 S2 a form without contact details offers those of the last sheet, and keeps what was typed meanwhile', async () => {
    await open({ companyName: 'Lakeview Arts', contactName: 'Dana Ruiz', contactPhone: '410-555-0142' });
    expect(screen.queryByText(/^Use contact/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(KEEP_DELAY_MS));
    cleanup();
    jest.useRealTimers();
    const server = await open({}, 'custom');
    await type('contactName', 'Noor Haddad');
    await act(async () => fireEvent.click(screen.getByText('Dana Ruiz, Lakeview Arts')));
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(server.values()).toMatchObject({
      companyName: 'Lakeview Arts',
      contactName: 'Noor Haddad',
      contactPhone: '410-555-0142',
    });
    expect(screen.queryByText(/^Use contact/)).toBeNull();
  });

  it('S1 the first form of an account offers the account’s own name and address', async () => {
    const server = await open();
    await act(async () => fireEvent.click(screen.getByText('Maya')));
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(server.values()).toMatchObject({ contactName: 'Maya', contactEmail: 'maya@example.com' });
  });

  it('S6 the fields can’t be changed while they are erased', async () => {
    const server = await open({ quantity: '1,000' });
    void server.holdAnswers();
    await act(async () => fireEvent.click(screen.getByText('Clear Fields')));
    await act(async () => fireEvent.click(screen.getByText('Yes')));
    expect(screen.getByLabelText('Company name').closest('[inert]')).not.toBeNull();
    await act(async () => server.releaseAnswers());
    expect(screen.getByLabelText('Company name').closest('[inert]')).toBeNull();
  });

  it('S4 a field changed elsewhere out of sight is told by a toast and marked at its section', async () => {
    const server = await open();
    const below = { top: 5000, bottom: 5100 } as DOMRect;
    jest.spyOn(HTMLFieldSetElement.prototype, 'getBoundingClientRect').mockReturnValue(below);
    server.change({ bindingNotes: 'from the phone', quantity: '500' });
    await type('bindingNotes', 'from the desk');
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    const sections = screen.getAllByRole('navigation', { name: 'Sections' });
    const marks = sections.map((nav) => within(nav).getByText('Changed elsewhere').closest('button'));
    expect(marks.map((mark) => mark?.textContent)).toEqual([
      expect.stringContaining('Binding'),
      expect.stringContaining('Company Contact Information'),
    ]);
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toMatchObject([
      { title: 'Changed elsewhere, too', description: 'Binding notes. Choose what to keep.' },
    ]);
    act(() =>
      currentToasts()
        .find(({ isOpen }) => isOpen)
        ?.action?.onClick(),
    );
    expect(document.activeElement?.getAttribute('data-conflict')).toBe('bindingNotes');
    await act(async () => fireEvent.click(screen.getByText('Keep mine')));
    expect(screen.queryByText('Changed elsewhere')).toBeNull();
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('S4 a folded section that a fault has opened stays open when the fault is typed away', async () => {
    const contact = { contactName: 'Maya', contactEmail: 'maya@example.com', contactPhone: '410-555-0142' };
    const tooLong = 'x'.repeat(201);
    await open(contact);
    await type('companyName', tooLong);
    await act(() => jest.advanceTimersByTimeAsync(KEEP_DELAY_MS));
    cleanup();
    jest.useRealTimers();

    await open(contact);
    expect(input('companyName')).toBeNull();
    await act(async () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));
    input('companyName')?.focus();
    await type('companyName', tooLong.slice(1));
    expect(document.activeElement).toBe(input('companyName'));
    expect(input('companyName')).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByLabelText('Fold Company Contact Information')));
    expect(input('companyName')).toBeNull();
  });

  it('S4 a field that can’t be saved is shown, and can be corrected, when the cover type hides it', async () => {
    const server = await open({ coverType: 'plus' });
    const hideTooLong = async () => {
      await type('coverNotes', 'x'.repeat(4001));
      await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
      await choose('coverType', 'Self Cover');
    };
    await hideTooLong();
    await act(async () => fireEvent.click(screen.getByText('Show')));
    expect(document.activeElement).toBe(input('coverNotes'));
    expect(screen.queryByText(/4,001 of 4,000 characters/)).not.toBeNull();
    await type('coverNotes', 'Flood the inside');
    expect(document.activeElement).toBe(input('coverNotes'));
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(server.values()).toMatchObject({ coverType: 'self', coverNotes: 'Flood the inside' });
    await choose('coverType', 'Plus Cover');
    expect(inputs('coverNotes')).toHaveLength(1);
    await choose('coverType', 'Self Cover');
    expect(input('coverNotes')).toBeNull();

    await choose('coverType', 'Plus Cover');
    await hideTooLong();
    expect(input('coverNotes')).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByText('Clear Fields')));
    await act(async () => fireEvent.click(screen.getByText('Yes')));
    expect(input('coverNotes')).toBeNull();
  });

  it('S4 the toast of a conflict goes away when the line below the title shows the conflict', async () => {
    const server = await open();
    const below = { top: 5000, bottom: 5100 } as DOMRect;
    jest.spyOn(HTMLFieldSetElement.prototype, 'getBoundingClientRect').mockReturnValue(below);
    server.change({ bindingNotes: 'from the phone' });
    await type('bindingNotes', 'from the desk');
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByText('Show')));
    expect(document.activeElement?.getAttribute('data-conflict')).toBe('bindingNotes');
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('S4 Use theirs takes the newest value when the field was changed again elsewhere', async () => {
    const server = await open();
    server.change({ companyName: 'from the phone' });
    await type('companyName', 'from the desk');
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    server.change({ companyName: 'later from the phone' });
    await act(async () => fireEvent.click(screen.getByText('Use theirs')));
    await act(() => jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS));
    expect(input('companyName')?.value).toBe('later from the phone');
    expect(server.values().companyName).toBe('later from the phone');
    expect(screen.queryByText('Use theirs')).toBeNull();
  });

  it('S2 the custom form has its own fields, starts with bleed and without a binding', async () => {
    await open({}, 'custom');
    expect(option('mailerBleed', 'Bleed').checked).toBe(true);
    expect(option('bindingType', 'Saddle Stitch').checked).toBe(false);
    await choose('bindingType', 'Saddle Stitch');
    expect(option('bindingType', 'Saddle Stitch').checked).toBe(true);
    await choose('bindingType', 'Saddle Stitch');
    expect(option('bindingType', 'Saddle Stitch').checked).toBe(false);
    expect(input('coverType')).toBeNull();
  });
});
