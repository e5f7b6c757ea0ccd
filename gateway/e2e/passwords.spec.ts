import { expect, test } from '@playwright/test';
import { confirmationTokenTo, resetCodeTo } from '@printpartner/testing/e2e';
import { newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

const NEW_PASSWORD = 'uncoated 80 lb';
const requestedAnswer = {
  success: true,
  message: 'If an account exists for this email, a reset code is on its way.',
};

test('A4 a mailed code sets a new password once and ends every session', async () => {
  const { api, email } = await newPerson();
  const phone = await otherDevice(email);
  const someone = await visitor();
  const forgot = await someone.post('/api/auth/forgot-password', { data: { email } });
  expect(forgot.status()).toBe(200);
  expect(await forgot.json()).toEqual(requestedAnswer);

  const code = await resetCodeTo(email);
  const reset = (given: string) =>
    someone.post('/api/auth/reset-password', { data: { email, code: given, newPassword: NEW_PASSWORD } });
  const wrong = await reset(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  expect(wrong.status()).toBe(422);
  expect(await wrong.json()).toMatchObject({ code: 'auth.wrong_code', title: 'Reset Failed' });
  expect((await api.get('/api/projects')).status()).toBe(200);

  const right = await reset(code);
  expect(right.status(), await right.text()).toBe(200);
  expect(await right.json()).toEqual({
    success: true,
    message: 'Your password has been reset. You can now sign in with your new password.',
  });
  for (const device of [api, phone]) expect((await device.get('/api/projects')).status()).toBe(401);

  const signIn = (given: string) => someone.post('/api/auth/login', { data: { email, password: given } });
  expect((await signIn(PASSWORD)).status()).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
  const again = await reset(code);
  expect(again.status()).toBe(422);
  expect(await again.json()).toMatchObject({ code: 'auth.wrong_code' });
});

test('A4 a reset clears the session cookie and marks the device as known', async () => {
  const { api, email } = await newPerson();
  await api.post('/api/auth/forgot-password', { data: { email } });
  const code = await resetCodeTo(email);
  const answer = await api.post('/api/auth/reset-password', {
    data: { email, code, newPassword: NEW_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  expect((await api.storageState()).cookies.map(({ name }) => name)).toEqual(['pp_device']);
});

test('A4 a code is invalid after five wrong tries from any IP', async () => {
  const { email } = await newPerson();
  await (await visitor()).post('/api/auth/forgot-password', { data: { email } });
  const code = await resetCodeTo(email);
  for (let step = 1; step <= 5; step += 1) {
    const someone = await visitor();
    const wrong = String((Number(code) + step) % 1_000_000).padStart(6, '0');
    const answer = await someone.post('/api/auth/reset-password', {
      data: { email, code: wrong, newPassword: NEW_PASSWORD },
    });
    expect(answer.status()).toBe(422);
  }
  const late = await visitor();
  const answer = await late.post('/api/auth/reset-password', {
    data: { email, code, newPassword: NEW_PASSWORD },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'auth.wrong_code' });
  await otherDevice(email);
});

test('A4 names the invalid field of a reset', async () => {
  const someone = await visitor();
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

test('A5 a new password keeps the current session and ends the others', async () => {
  const { api, email } = await newPerson();
  const phone = await otherDevice(email);
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
  const someone = await visitor();
  const signIn = (given: string) => someone.post('/api/auth/login', { data: { email, password: given } });
  expect((await signIn(PASSWORD)).status()).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
});

test('A3 the mailed link confirms the address, a forged one doesn’t', async () => {
  const { api, email } = await newPerson();
  const isConfirmed = async () => (await (await api.get('/api/auth/session')).json()).user.emailConfirmed;
  expect(await isConfirmed()).toBe(false);
  const token = await confirmationTokenTo(email);
  const someone = await visitor();
  const forged = await someone.post('/api/auth/confirm-email', { data: { token: `${token}x` } });
  expect(forged.status()).toBe(422);
  expect(await forged.json()).toMatchObject({ code: 'auth.wrong_confirmation' });
  expect(await isConfirmed()).toBe(false);
  const right = await someone.post('/api/auth/confirm-email', { data: { token } });
  expect(right.status(), await right.text()).toBe(200);
  expect(await isConfirmed()).toBe(true);
});
