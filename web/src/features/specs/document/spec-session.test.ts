import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { keptDrafts } from '../../../platform/storage/kept-draft.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildDocument } from '../testing/build-sheet.ts';
import { draftId, endSessions, killSession, openSession, setUpSessions } from '../testing/open-session.ts';
import { serveDraft } from '../testing/serve-draft.ts';
import { AUTOSAVE_DELAY_MS } from '../../../platform/documents/autosave.ts';
import { readCopy } from './spec-document.ts';
import { KEEP_DELAY_MS } from '../../../platform/documents/document-session.ts';
import { SpecSession } from './spec-session.ts';

setUpSessions();

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const toasts = () => currentToasts().filter(({ isOpen }) => isOpen);

describe('a working draft', () => {
  it('S4 opens as the server has it, and is known offline after that', async () => {
    const server = serveDraft(buildDocument({ companyName: 'Lakeview Arts' }));
    const session = await openSession();
    expect(session.editor.values().companyName).toBe('Lakeview Arts');
    await pass(KEEP_DELAY_MS);
    killSession(session);
    server.overrideAnswers(null);
    expect((await openSession()).editor.values().companyName).toBe('Lakeview Arts');
  });

  it('S4 goes to the device half a second after typing, to the account after two, without a toast', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    editor.form.setValue('extraNotes', 'Call first');
    await pass(KEEP_DELAY_MS);
    expect(keptDrafts('maya')).toEqual(['the form “Create Booklet Specs”']);
    expect(server.methods()).toEqual(['GET']);
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { base_revision: 1, revision: 1, data: { extraNotes: 'Call first' } },
    });
    await pass(KEEP_DELAY_MS);
    expect(keptDrafts('maya')).toEqual([]);
    expect(readCopy('maya', draftId)).toMatchObject({
      revision: 2,
      content: { data: { extraNotes: 'Call first' } },
    });
    await pass(60_000);
    expect(server.methods()).toEqual(['GET', 'PUT']);
    expect(toasts()).toEqual([]);
  });

  it('S4 merges unsent values with a newer copy after the page was killed', async () => {
    const server = serveDraft(buildDocument({ companyName: 'old', extraNotes: 'old' }));
    const killed = await openSession();
    killed.editor.form.setValue('extraNotes', 'typed here');
    killed.editor.form.setValue('quantity', '1,000');
    await pass(KEEP_DELAY_MS);
    killSession(killed);
    server.change({ companyName: 'from the phone', extraNotes: 'from the phone' });
    const { editor } = await openSession();
    expect(editor.values()).toMatchObject({
      companyName: 'from the phone',
      extraNotes: 'typed here',
      quantity: '1,000',
    });
    expect(editor.get().conflicts).toEqual({ extraNotes: 'from the phone' });
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values()).toMatchObject({ quantity: '1,000', extraNotes: 'from the phone' });
    editor.resolve('extraNotes', 'typed here');
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values()).toMatchObject({ extraNotes: 'typed here', companyName: 'from the phone' });
  });

  it('S4 takes the No that an earlier version kept here by itself for no answer, also offline', async () => {
    const server = serveDraft(buildDocument());
    const killed = await openSession();
    killed.editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS - 1);
    killSession(killed);
    for (const [key, text] of Object.entries(localStorage)) {
      const earlier = String(text)
        .replaceAll(/"(\w*leedRequired)":null/g, '"$1":false')
        .replaceAll(/"mailerBleedChosen":null,?/g, '');
      localStorage.setItem(key, earlier);
    }
    server.overrideAnswers(null);
    const { editor } = await openSession();
    expect(editor.values()).toMatchObject({ quantity: '1,000', bleedRequired: null });
  });

  it('S4 leaves unsent values where they are until the session is started', async () => {
    serveDraft(buildDocument());
    const killed = await openSession();
    killed.editor.form.setValue('quantity', '1,000');
    await pass(KEEP_DELAY_MS);
    killSession(killed);
    await pass(1);
    const before = Object.entries(localStorage);
    const session = new SpecSession('maya', new QueryClient(), draftId);
    expect(session.editor.values().quantity).toBe('1,000');
    expect(Object.entries(localStorage)).toEqual(before);
  });

  it('S4 keeps what is typed after a return, when the save of the visit before is answered late', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    editor.form.setValue('extraNotes', 'typed first');
    void server.holdAnswers();
    endSessions();
    await pass(1);
    expect(server.methods()).toEqual(['GET', 'PUT']);
    const returned = new SpecSession('maya', new QueryClient(), draftId);
    const end = returned.start();
    returned.editor.form.setValue('quantity', '1,000');
    await pass(KEEP_DELAY_MS);
    server.releaseAnswers();
    await pass(1);
    expect(keptDrafts('maya')).toEqual(['the form “Create Booklet Specs”']);
    const reopened = new SpecSession('maya', new QueryClient(), draftId);
    expect(reopened.editor.values()).toMatchObject({ extraNotes: 'typed first', quantity: '1,000' });
    end();
    await pass(1);
    expect(server.values()).toMatchObject({ extraNotes: 'typed first', quantity: '1,000' });
    expect(keptDrafts('maya')).toEqual([]);
  });

  it('S4 takes over a newer copy when a save is refused, and saves again', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    server.change({ bindingType: 'Wire-O', coverStock: '100# gloss cover' });
    editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.methods()).toEqual(['GET', 'PUT', 'PUT']);
    expect(server.values()).toMatchObject({ quantity: '1,000', bindingType: 'Wire-O' });
    expect(editor.values().coverStock).toBe('100# gloss cover');
  });

  it('S4 leaves out a field that the server would refuse, and says so there', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    editor.form.setValue('companyName', 'x'.repeat(201));
    editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values()).toMatchObject({ companyName: '', quantity: '1,000' });
    expect(editor.get().refused).toEqual(['companyName']);
    const message = () => editor.form.getFieldState('companyName').error?.message;
    expect(message()).toBe('Company name is too long: 201 of 200 characters. Shorten it to save.');
    editor.form.setValue('companyName', 'x'.repeat(205));
    expect(message()).toBe('Company name is too long: 205 of 200 characters. Shorten it to save.');
    editor.form.setValue('companyName', 'Lakeview Arts');
    expect(editor.get().refused).toEqual([]);
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values().companyName).toBe('Lakeview Arts');
  });

  it('S4 tries again while the account cannot be reached, and reports that once', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    server.overrideAnswers({ status: 503, body: { code: 'system.busy', detail: 'Busy.' } });
    editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS);
    expect(toasts()).toMatchObject([{ title: 'Error', description: 'Failed to save job specification' }]);
    dismissToast();
    await pass(6_000);
    expect(server.methods()).toEqual(['GET', 'PUT', 'PUT', 'PUT']);
    expect(toasts()).toEqual([]);
    server.overrideAnswers(undefined);
    await pass(8_000);
    expect(server.values().quantity).toBe('1,000');
    expect(editor.get().failure).toBeNull();
  });

  it('S4 a working draft is saved when the page is hidden, by a call that outlives it', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    editor.form.setValue('quantity', '1,000');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(server.calls.at(-1)).toMatchObject({ method: 'PUT', keepalive: true });
  });

  it('S4 a working draft is saved before an email, and not again until the mail program had its time', async () => {
    const server = serveDraft(buildDocument());
    const { editor, saver } = await openSession();
    editor.form.setValue('quantity', '1,000');
    await saver.flush();
    saver.setMailing(true);
    expect(server.values().quantity).toBe('1,000');
    editor.form.setValue('quantity', '2,500');
    await pass(4_900);
    expect(server.values().quantity).toBe('1,000');
    saver.setMailing(false);
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values().quantity).toBe('2,500');
  });

  it('S4 a working draft is saved at once on request, with a toast for 1.2 s', async () => {
    serveDraft(buildDocument());
    const { editor, saver } = await openSession();
    editor.form.setValue('quantity', '1,000');
    await expect(saver.saveNow()).resolves.toBe(true);
    expect(toasts()).toMatchObject([
      { title: 'Success', description: 'Job specification saved successfully!', durationMs: 1200 },
    ]);
  });

  it('S6 a working draft is emptied on the server and in the form, with its delivery option', async () => {
    const server = serveDraft(buildDocument({ coverType: 'plus', quantity: '1,000' }));
    const { editor, saver } = await openSession();
    editor.form.setValue('shippingOption', 'Pick up');
    await saver.clear();
    expect(server.methods()).toEqual(['GET', 'DELETE']);
    expect(editor.values()).toMatchObject({ coverType: 'self', quantity: '', shippingOption: '' });
    await pass(60_000);
    expect(server.methods()).toEqual(['GET', 'DELETE']);
    expect(keptDrafts('maya')).toEqual([]);
  });

  it('S6 a working draft is emptied after the saves that wait before it, one call at a time', async () => {
    const server = serveDraft(buildDocument());
    const { editor, saver } = await openSession();
    void server.holdAnswers();
    editor.form.setValue('extraNotes', 'one');
    void saver.flush();
    await pass(0);
    editor.form.setValue('extraNotes', 'one two');
    void saver.saveNow();
    const cleared = saver.clear();
    await pass(0);
    expect(server.methods()).toEqual(['GET', 'PUT']);
    server.releaseAnswers();
    await cleared;
    await pass(0);
    expect(server.methods().slice(0, 3)).toEqual(['GET', 'PUT', expect.stringMatching(/PUT|DELETE/)]);
    expect(server.methods().filter((method) => method === 'DELETE')).toHaveLength(1);
    expect([editor.values().extraNotes, server.values().extraNotes]).toEqual(['', '']);
  });

  it('S6 keeps its values when the server does not empty it, and saves them afterwards', async () => {
    const server = serveDraft(buildDocument());
    const { editor, saver } = await openSession();
    editor.form.setValue('quantity', '1,000');
    server.overrideAnswers({ status: 503, body: { code: 'system.busy', detail: 'Busy.' } });
    await expect(saver.clear()).rejects.toThrow('503');
    expect(editor.values().quantity).toBe('1,000');
    server.overrideAnswers(undefined);
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values().quantity).toBe('1,000');
  });
});
