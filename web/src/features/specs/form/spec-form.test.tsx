import { takeRenders } from '../testing/count-renders.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildDocument, type SomeValues } from '../testing/build-sheet.ts';
import { serveDraft } from '../testing/serve-draft.ts';

const { act, cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react');
const { SpecScreen } = await import('../spec-screen.tsx');
const { REST_MS } = await import('../document/spec-editor.ts');
// Otherwise the tests wait for it.
await import('../arithmetic/spec-sums.tsx');

const realFetch = globalThis.fetch;
const WIDE = 1440;

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, { CSS: { supports: () => true } });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
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
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
});

async function open(values: SomeValues = {}, kind: SpecKind = 'booklet') {
  const server = serveDraft(buildDocument(values, { kind }));
  const address = { shown: null, show: () => {} };
  render(<SpecScreen kind={kind} address={address} close={null} />, { wrapper: inSession().wrapper });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull(), { timeout: 30_000 });
  jest.useFakeTimers();
  return server;
}

// By name, because searching a form this large by label takes seconds.
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
    await choose('bleedRequired', 'Yes, 0.125 in');

    await choose('coverType', 'Plus Cover');
    await type('coverStock', '100# gloss cover');
    expect(input('pageCount')).toBeNull();
    expect(input('specialFinishes')).not.toBeNull();
    expect(option('interiorBleedRequired', 'Yes, 0.125 in').checked).toBe(true);
    await choose('coverBleedRequired', 'No');
    expect(option('interiorBleedRequired', 'Yes, 0.125 in').checked).toBe(true);

    await choose('coverType', 'Self Cover');
    expect(input('pageCount')?.value).toBe('16');
    await choose('coverType', 'Plus Cover');
    expect(input('coverStock')?.value).toBe('100# gloss cover');
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
