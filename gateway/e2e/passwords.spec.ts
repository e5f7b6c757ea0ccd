import { test } from '@playwright/test';
import { confirmationTokenTo, resetCodeTo } from '@printpartner/testing/e2e';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

const NEW_PASSWORD = 'uncoated 80 lb';
const requestedAnswer = {
  success: true,
  message: 'If an account exists for this email, a link and a reset code are on their way.',
};
/** A code that is `step` away from the right one. */
const wrongCode = (code: string, step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

test('A4 a mailed code sets a new password once, ends every session, and is invalid after five wrong tries', async () => {
  const [{ api, email }, victim] = [await newPerson(), await newPerson('victim')];
  const phone = await otherDevice(email);
  const someone = await visitor();

  await test.step('an invalid field is named', async () => {
    const form = { email: 'a@example.com', code: '123456', newPassword: NEW_PASSWORD };
    const faults: [object, string][] = [
      [{ email: '' }, 'Email is required'],
      [{ email: 'nobody' }, 'Please enter a valid email address'],
      [{ code: '' }, 'Reset code is required'],
      [{ code: '1234567' }, 'Must be at most 6 digits'],
      [{ newPassword: '' }, 'New password is required'],
      [{ newPassword: '12345' }, 'Password must be at least 6 characters'],
    ];
    for (const [fault, detail] of faults) {
      const answer = await someone.post('/api/auth/reset-password', { data: { ...form, ...fault } });
      expect(answer.status(), detail).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid', detail });
    }
  });

  await test.step('the right code resets the password once', async () => {
    const forgot = await someone.post('/api/auth/forgot-password', { data: { email } });
    expect(forgot.status()).toBe(200);
    expect(await forgot.json()).toEqual(requestedAnswer);
    const code = await resetCodeTo(email);
    const reset = (from: typeof api, given: string) =>
      from.post('/api/auth/reset-password', { data: { email, code: given, newPassword: NEW_PASSWORD } });
    const wrong = await reset(someone, wrongCode(code, 1));
    expect(wrong.status()).toBe(422);
    expect(await wrong.json()).toMatchObject({ code: 'auth.wrong_code', title: 'Reset Failed' });
    expect((await api.get('/api/projects')).status()).toBe(200);

    const right = await reset(api, code);
    expect(right.status(), await right.text()).toBe(200);
    expect(await right.json()).toEqual({
      success: true,
      message: 'Your password has been reset. You can now sign in with your new password.',
    });
    // The session cookie is cleared, and the device is marked as known.
    expect((await api.storageState()).cookies.map(({ name }) => name)).toEqual(['pp_device']);
    expect((await phone.get('/api/projects')).status()).toBe(401);

    const signIn = (given: string) => someone.post('/api/auth/login', { data: { email, password: given } });
    expect((await signIn(PASSWORD)).status()).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
    const again = await reset(someone, code);
    expect(again.status()).toBe(422);
    expect(await again.json()).toMatchObject({ code: 'auth.wrong_code' });
  });

  await test.step('five wrong tries from any IP make a code invalid', async () => {
    await someone.post('/api/auth/forgot-password', { data: { email: victim.email } });
    const code = await resetCodeTo(victim.email);
    const tryOnce = async (given: string) =>
      (await visitor()).post('/api/auth/reset-password', {
        data: { email: victim.email, code: given, newPassword: NEW_PASSWORD },
      });
    for (let step = 1; step <= 5; step += 1)
      expect((await tryOnce(wrongCode(code, step))).status()).toBe(422);
    const late = await tryOnce(code);
    expect(late.status()).toBe(422);
    expect(await late.json()).toMatchObject({ code: 'auth.wrong_code' });
    await otherDevice(victim.email);
  });
});

test('A3 A5 the mailed link confirms the address, and a new password keeps the current session and ends the others', async () => {
  const { api, email } = await newPerson();
  const phone = await otherDevice(email);
  const someone = await visitor();

  await test.step('the mailed link confirms the address, a forged one doesn’t', async () => {
    const isConfirmed = async () => (await (await api.get('/api/auth/session')).json()).user.emailConfirmed;
    expect(await isConfirmed()).toBe(false);
    const token = await confirmationTokenTo(email);
    const forged = await someone.post('/api/auth/confirm-email', { data: { token: `${token}x` } });
    expect(forged.status()).toBe(422);
    expect(await forged.json()).toMatchObject({ code: 'auth.wrong_confirmation' });
    expect(await isConfirmed()).toBe(false);
    const right = await someone.post('/api/auth/confirm-email', { data: { token } });
    expect(right.status(), await right.text()).toBe(200);
    expect(await isConfirmed()).toBe(true);
  });

  await test.step('a new password ends the sessions of other devices', async () => {
    const change = (oldPassword: string) =>
      api.post('/api/auth/change-password', { data: { oldPassword, newPassword: NEW_PASSWORD } });
    const wrong = await change('not my horse');
    expect(wrong.status()).toBe(422);
    expect(await wrong.json()).toMatchObject({ code: 'auth.wrong_password' });
    expect((await phone.get('/api/projects')).status()).toBe(200);

    const right = await change(PASSWORD);
    expect(right.status(), await right.text()).toBe(200);
    expect((await api.get('/api/projects')).status()).toBe(200);
    expect((await phone.get('/api/projects')).status()).toBe(401);
    const signIn = (given: string) => someone.post('/api/auth/login', { data: { email, password: given } });
    expect((await signIn(PASSWORD)).status()).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
  });
});
