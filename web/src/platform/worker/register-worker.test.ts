import { afterEach, expect, it, jest } from '@jest/globals';
import { registerWorker } from './register-worker.ts';
import { workerStatus } from './worker-status.ts';

const register = jest.fn<(url: string, options: RegistrationOptions) => Promise<EventTarget>>();

function fakeContainer(): void {
  const container = Object.assign(new EventTarget(), { register, controller: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

it('O1 without service workers, the registration ends unsupported', async () => {
  expect(await registerWorker()).toBe(false);
  expect(workerStatus().registration).toBe('unsupported');
});

it('O1 a failed registration is logged and returns false; another ends registered, at scope /', async () => {
  fakeContainer();
  const log = jest.spyOn(console, 'error').mockReturnValue();
  register.mockRejectedValueOnce(new TypeError('404'));
  expect(await registerWorker()).toBe(false);
  expect(workerStatus().registration).toBe('failed');
  expect(log).toHaveBeenCalledTimes(1);

  register.mockResolvedValueOnce(Object.assign(new EventTarget(), { waiting: null }));
  expect(await registerWorker()).toBe(true);
  expect(workerStatus()).toEqual({ registration: 'registered', update: null });
  expect(register).toHaveBeenLastCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});
