import { test } from '@playwright/test';
import { attemptsOf } from './admin-pages.ts';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';
import { addPossessions } from './possessions.ts';

test('A5 A6 the export has all data of the user and of no one else; deletion ends every session, frees the address, and spares other users', async () => {
  const [mine, other] = [await newPerson('mine'), await newPerson('other')];
  const phone = await otherDevice(mine.email);
  const someone = await visitor();
  await addPossessions(mine.api, 'Spring catalog');
  await addPossessions(other.api, 'Secret job');
  await expect.poll(() => attemptsOf(mine.email)).toHaveLength(1);

  await test.step('the export requires a session', async () => {
    const answer = await someone.get('/api/auth/export');
    expect(answer.status()).toBe(401);
    expect(answer.headers()['content-disposition']).toBeUndefined();
  });

  const confirm = (password: string) => mine.api.post('/api/auth/confirm', { data: { password } });

  await test.step('a session alone gets no export and deletes nothing, with a token or a cookie', async () => {
    const login = await someone.post('/api/auth/login', { data: { email: mine.email, password: PASSWORD } });
    const { token } = await login.json();
    const client = await visitor({ authorization: `Bearer ${token}` });
    expect((await confirm('wrong horse')).status()).toBe(422);
    for (const api of [mine.api, client])
      for (const refused of [
        await api.get('/api/auth/export'),
        await api.delete('/api/auth/delete-account'),
      ]) {
        expect(refused.status(), await refused.text()).toBe(403);
        expect(await refused.json()).toMatchObject({ code: 'auth.confirmation_required' });
        expect(refused.headers()['content-disposition']).toBeUndefined();
      }
    expect((await confirm(PASSWORD)).status()).toBe(200);
    // The other session isn't confirmed by this one.
    expect((await client.get('/api/auth/export')).status()).toBe(403);
    await client.post('/api/auth/logout', { data: {} });
  });

  await test.step('the export has everything of its user', async () => {
    const answer = await mine.api.get('/api/auth/export');
    expect(answer.status(), await answer.text()).toBe(200);
    const headers = answer.headers();
    const today = new Date().toISOString().slice(0, 10);
    expect(headers['content-disposition']).toBe(`attachment; filename=print-partner-export-${today}.json`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('application/json');

    const { exportedAt, services } = await answer.json();
    expect(exportedAt.slice(0, 10)).toBe(today);
    expect(Object.keys(services).toSorted()).toEqual([
      'admin',
      'alerts',
      'auth',
      'preflight',
      'projects',
      'specs',
    ]);
    expect(services.admin.signupAttempts).toMatchObject([{ email: mine.email, success: true }]);
    expect(JSON.stringify(services.auth)).toContain(mine.email);
    expect(JSON.stringify(services.auth)).toContain('paper');
    expect(JSON.stringify(services.projects)).toContain('Notes on Spring catalog');
    expect(JSON.stringify(services.alerts)).toContain('Alert on Spring catalog');
    // The one that the user kept, and those of both versions of the file.
    expect(services.preflight.kept_results).toMatchObject(
      Array.from({ length: 3 }, () => ({ filename: 'Spring catalog.pdf', result: { pageCount: 1 } })),
    );
    expect(JSON.stringify(services.preflight.kept_results)).toContain(btoa('Spring catalog'));
    const path = expect.stringMatching(/^\/api\/files\/versions\/[\w-]+\/contents$/);
    expect(services.preflight.files).toMatchObject([
      { name: 'Spring catalog.pdf', versions: [{ contents: path }, { contents: path }] },
    ]);
    expect(services.specs).toMatchObject({
      drafts: [{ data: { name: 'Spring catalog' } }],
      sheets: [{ name: 'Spring catalog' }],
      vendors: [{ name: 'Vendor of Spring catalog' }],
      vendor_links: [{ vendor_name: 'Vendor of Spring catalog' }],
      link_versions: [{ name: 'Spring catalog' }],
      quotes: [{ notes: 'Quote on Spring catalog' }],
    });

    const text = await answer.text();
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('Secret job');
    // Nor anything that grants access.
    expect(text).not.toMatch(/argon2|(password|token)_?hash/i);
  });

  await test.step('deletion ends every session', async () => {
    const deleted = await mine.api.delete('/api/auth/delete-account');
    expect(deleted.status(), await deleted.text()).toBe(200);
    expect(await deleted.json()).toEqual({ success: true });
    expect((await mine.api.storageState()).cookies).toEqual([]);
    expect((await mine.api.delete('/api/auth/delete-account')).status()).toBe(401);
    expect((await phone.get('/api/projects')).status()).toBe(401);
    expect(await (await phone.get('/api/auth/session')).json()).toMatchObject({ user: null });
    const data = { email: mine.email, password: PASSWORD };
    expect((await someone.post('/api/auth/login', { data })).status()).toBe(401);
    // The attempt is still counted, but without the address.
    await expect.poll(() => attemptsOf(mine.email)).toEqual([]);
  });

  await test.step('the address is free again, and nothing is left', async () => {
    const data = { email: mine.email, password: PASSWORD };
    const again = await someone.post('/api/auth/signup', { data });
    expect(again.status(), await again.text()).toBe(200);
    const emptyAnswers = [
      await (await someone.get('/api/projects')).json(),
      await (await someone.get('/api/alerts/upcoming')).json(),
      await (await someone.get('/api/spec-sheets')).json(),
      await (await someone.get('/api/vendors')).json(),
      (await (await someone.get('/api/preferences')).json()).tabOrder,
    ];
    expect(emptyAnswers).toEqual([[], [], [], [], []]);
  });

  await test.step('the other user keeps everything', async () => {
    const projects = await (await other.api.get('/api/projects')).json();
    expect(projects).toMatchObject([{ project_name: 'Secret job' }]);
    await otherDevice(other.email);
  });
});
