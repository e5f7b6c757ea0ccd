import { expect, it } from '@jest/globals';
import { lazyResolver } from './lazy-resolver.ts';

const typed = { email: 'maya@', password: '' };
const options = { names: ['email', 'password'], fields: {}, shouldUseNativeValidation: false } as const;

it('A2 rules that are loaded with the first check decide', async () => {
  const refused = {
    values: {},
    errors: { email: { type: 'custom', message: 'Please enter a valid email' } },
  };
  const check = lazyResolver<typeof typed, typeof typed>(async () => async () => refused);
  expect(await check(typed, undefined, { ...options, names: [...options.names] })).toBe(refused);
});

it('A2 a form is refused while its rules do not load, and checked once they do', async () => {
  let isOnline = false;
  const check = lazyResolver<typeof typed, typeof typed>(async () => {
    if (!isOnline) throw new TypeError('offline');
    return async (values) => ({ values, errors: {} });
  });
  const ask = () => check(typed, undefined, { ...options, names: [...options.names] });
  expect(await ask()).toMatchObject({ values: {}, errors: { password: { type: 'load' } } });
  isOnline = true;
  expect(await ask()).toEqual({ values: typed, errors: {} });
});
