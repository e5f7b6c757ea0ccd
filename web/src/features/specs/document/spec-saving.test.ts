import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { currentToasts } from '../../../ui/toast-store.ts';
import { answerOf, buildDocument } from '../testing/build-sheet.ts';
import { draftId, endSessions, openSession, setUpSessions } from '../testing/open-session.ts';
import { serveDraft } from '../testing/serve-draft.ts';
import { AUTOSAVE_DELAY_MS } from '../../../platform/documents/autosave.ts';
import { readCopy } from './spec-document.ts';
import { KEEP_DELAY_MS } from '../../../platform/documents/document-session.ts';

const gone = { status: 404, body: { code: 'specs.not_found', detail: 'Deleted.' } };

setUpSessions();

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('saving', () => {
  it('S4 takes the copy of a refused save although its revision is lower', async () => {
    const server = serveDraft(buildDocument({}, { revision: 5 }));
    const { editor } = await openSession();
    server.restore(buildDocument({ companyName: 'restored' }, { revision: 1 }));
    editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values()).toMatchObject({ quantity: '1,000', companyName: 'restored' });
    expect(editor.get().base.revision).toBe(2);
  });

  it('S4 takes the copy by the name that a server of the release before gives it', async () => {
    const server = serveDraft(buildDocument());
    const { editor } = await openSession();
    const currentSpecs = answerOf(buildDocument({ quantity: '500' }, { revision: 2 }));
    const refusal = { code: 'specs.changed_elsewhere', detail: 'Newer.', currentSpecs };
    server.overrideAnswers({ status: 409, body: refusal });
    editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS);
    expect(editor.get().conflicts).toEqual({ quantity: '500' });
  });

  it('S4 goes on when a deleted document is back', async () => {
    const server = serveDraft(buildDocument());
    const session = await openSession();
    server.overrideAnswers(gone);
    session.editor.form.setValue('quantity', '1,000');
    await pass(AUTOSAVE_DELAY_MS);
    expect(session.editor.get().failure).toBe('gone');
    server.overrideAnswers(undefined);
    await session.load();
    expect(session.editor.get().failure).toBeNull();
    await pass(AUTOSAVE_DELAY_MS);
    expect(server.values().quantity).toBe('1,000');
  });

  it('S4 saves what was typed during a save on request that takes longer than the autosave', async () => {
    const server = serveDraft(buildDocument());
    const { editor, saver } = await openSession();
    editor.form.setValue('quantity', '1,000');
    void server.holdAnswers();
    const saved = saver.saveNow();
    await pass(0);
    editor.form.setValue('quantity', '1,500');
    await pass(AUTOSAVE_DELAY_MS + 1000);
    server.releaseAnswers();
    await expect(saved).resolves.toBe(true);
    expect(currentToasts().map(({ title }) => title)).toEqual(['Success']);
    await pass(0);
    expect(server.values().quantity).toBe('1,500');
  });

  it('S4 a save on request fails while a field waits for a choice', async () => {
    const server = serveDraft(buildDocument());
    const { editor, saver } = await openSession();
    server.change({ quantity: '500' });
    editor.form.setValue('quantity', '1,000');
    await expect(saver.flush()).resolves.toBe(false);
  });

  it('S4 ignores a late answer to a save', async () => {
    serveDraft(buildDocument());
    const { editor } = await openSession();
    editor.arrive(buildDocument({ quantity: '500' }, { revision: 9 }));
    editor.answer(buildDocument({ quantity: '100' }, { revision: 8 }), editor.values());
    expect(editor.get().base.revision).toBe(9);
    expect(editor.values().quantity).toBe('500');
  });

  it('S4 shows what was saved when the document is closed and opened again', async () => {
    serveDraft(buildDocument());
    const queryClient = new QueryClient();
    const { editor } = await openSession(queryClient);
    editor.form.setValue('quantity', '1,000');
    endSessions();
    await pass(0);
    expect((await openSession(queryClient)).editor.values().quantity).toBe('1,000');
  });

  it('S4 a form does not claim that the device has values which the browser refused to store', async () => {
    serveDraft(buildDocument());
    const { editor } = await openSession();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    editor.form.setValue('quantity', '1,000');
    await pass(KEEP_DELAY_MS);
    expect(editor.get().keptAt).toBeNull();
  });

  it('S4 forgets when the device had unsaved values once the account has them', async () => {
    serveDraft(buildDocument());
    const { editor } = await openSession();
    editor.form.setValue('quantity', '1,000');
    await pass(KEEP_DELAY_MS);
    expect(editor.get().keptAt).toBe(Date.now());
    await pass(AUTOSAVE_DELAY_MS + KEEP_DELAY_MS);
    expect(editor.get().keptAt).toBeNull();
  });

  it('S4 stores what a closing form saved on the device, but not after signing out', async () => {
    serveDraft(buildDocument());
    const { editor } = await openSession();
    await pass(KEEP_DELAY_MS);
    editor.form.setValue('quantity', '1,000');
    endSessions();
    await pass(0);
    expect(readCopy('maya', draftId)).toMatchObject({
      revision: 2,
      content: { data: { quantity: '1,000' } },
    });

    const again = await openSession();
    again.editor.form.setValue('quantity', '2,500');
    endSessions();
    localStorage.clear();
    await pass(0);
    expect(again.editor.get().base.revision).toBe(3);
    expect(localStorage).toHaveLength(0);
  });
});
