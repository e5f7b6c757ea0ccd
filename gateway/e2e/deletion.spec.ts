import { test } from '@playwright/test';
import { attemptsOf } from './admin-pages.ts';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';
import { addPossessions } from './possessions.ts';

test('A6 deleting an account ends every session and frees the address', async () => {
  const { api, email } = await newPerson();
  const phone = await otherDevice(email);
  await addPossessions(api, 'Spring catalog');
  await expect.poll(() => attemptsOf(email)).toHaveLength(1);

  const deleted = await api.delete('/api/auth/delete-account');
  expect(deleted.status(), await deleted.text()).toBe(200);
  expect(await deleted.json()).toEqual({ success: true });
  expect((await api.storageState()).cookies).toEqual([]);
  expect((await phone.get('/api/projects')).status()).toBe(401);
  expect(await (await phone.get('/api/auth/session')).json()).toMatchObject({ user: null });
  const someone = await visitor();
  const signIn = await someone.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(signIn.status()).toBe(401);
  // The attempt is still counted, but without the address.
  await expect.poll(() => attemptsOf(email)).toEqual([]);

  const again = await someone.post('/api/auth/signup', { data: { email, password: PASSWORD } });
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

test('A6 deleting an account doesn’t affect other users', async () => {
  const [leaver, stayer] = [await newPerson('leaver'), await newPerson('stayer')];
  await addPossessions(stayer.api, 'Spring catalog');
  expect((await leaver.api.delete('/api/auth/delete-account')).status()).toBe(200);
  expect((await leaver.api.delete('/api/auth/delete-account')).status()).toBe(401);
  const projects = await (await stayer.api.get('/api/projects')).json();
  expect(projects).toMatchObject([{ project_name: 'Spring catalog' }]);
  await otherDevice(stayer.email);
});
