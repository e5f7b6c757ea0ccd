import { takeRenders } from '../testing/count-renders.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
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
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  jest.useFakeTimers();
  return server;
}

const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
    await jest.advanceTimersByTimeAsync(REST_MS);
  });
const choose = (name: string) => act(async () => fireEvent.click(screen.getByLabelText(name)));
const checked = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input' }).map((input) => input.checked);
const fieldsOf = (renders: string[]) =>
  renders.filter((name) => /^(Spec|Text|Lines|Stock|Choice|YesNo|Finishes)\w*Field\b/.test(name));

describe('the form', () => {
  it('S1 typing renders no field at all, and the counts only when they change', async () => {
    await open();
    expect(fieldsOf(takeRenders()).length).toBeGreaterThan(60);
    await type('Company name', 'L');
    const first = takeRenders();
    expect(fieldsOf(first)).toEqual([]);
    expect(first).toContain('SectionRail');
    await type('Company name', 'La');
    await type('Binding notes', 'Loop stitch');
    await type('Binding notes', 'Loop stitch, head-to-toe');
    takeRenders();
    await type('Company name', 'Lakeview Arts');
    expect(takeRenders()).toEqual([]);
  });

  it('S1 choosing renders the field of the choice only', async () => {
    await open();
    takeRenders();
    await choose('Two Sides');
    expect(new Set(fieldsOf(takeRenders()))).toEqual(new Set(['ChoiceField textFinishingSides']));
  });

  it('S1 the cover type switches the fields, keeps hidden values, and shares bleed if it is self', async () => {
    await open({ name: 'Harbor Season Program', pageCount: '16' });
    expect(screen.queryByLabelText('Project name')).toBeNull();
    await act(async () => fireEvent.click(screen.getByLabelText('Edit Project Information')));
    expect(screen.getByLabelText<HTMLInputElement>('Project name').value).toBe('Harbor Season Program');
    expect(screen.queryByLabelText('Cover stock')).toBeNull();
    expect(screen.getByText('Opens when the cover is Plus Cover')).toBeTruthy();
    await choose('Yes, 0.125 in');

    await choose('Plus Cover');
    await type('Cover stock', '100# gloss cover');
    expect(screen.queryByLabelText('Page count')).toBeNull();
    expect(screen.getByLabelText('Special finishes')).toBeTruthy();
    expect(checked('Yes, 0.125 in')).toEqual([true, true]);
    await act(async () => fireEvent.click(screen.getAllByLabelText('No')[1] ?? document.body));
    expect(checked('Yes, 0.125 in')).toEqual([true, false]);

    await choose('Self Cover');
    expect(screen.getByLabelText<HTMLInputElement>('Page count').value).toBe('16');
    await choose('Plus Cover');
    expect(screen.getByLabelText<HTMLInputElement>('Cover stock').value).toBe('100# gloss cover');
  });

  it('S6 the fields can’t be changed while they are erased', async () => {
    const server = await open({ quantity: '1,000' });
    server.holdAnswers();
    await act(async () => fireEvent.click(screen.getByText('Clear Fields')));
    await act(async () => fireEvent.click(screen.getByText('Yes')));
    expect(screen.getByLabelText('Company name').closest('[inert]')).not.toBeNull();
    await act(async () => server.releaseAnswers());
    expect(screen.getByLabelText('Company name').closest('[inert]')).toBeNull();
  });

  it('S2 the custom form has its own fields, starts with bleed and without a binding', async () => {
    await open({}, 'custom');
    expect(checked('Bleed')).toEqual([true]);
    expect(checked('Saddle Stitch')).toEqual([false]);
    await choose('Saddle Stitch');
    await choose('Saddle Stitch');
    expect(checked('Saddle Stitch')).toEqual([false]);
    expect(screen.queryByLabelText('Self Cover')).toBeNull();
  });
});
