import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { updateNow } from './offer-updates.ts';
import { registerWorker, watchForUpdates } from './register-worker.ts';
import { setWorkerStatus, workerStatus } from './worker-status.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = jest.fn();
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = () => Promise.resolve();
}

const register = jest.fn<(url: string, options: RegistrationOptions) => Promise<FakeRegistration>>();
let log: ReturnType<typeof jest.spyOn>;

function fakeContainer(registration?: FakeRegistration, controller: object | null = null): EventTarget {
  const getRegistration = () => Promise.resolve(registration);
  const container = Object.assign(new EventTarget(), { register, getRegistration, controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container;
}

beforeEach(() => {
  jest.useFakeTimers();
  setWorkerStatus({ registration: 'pending', update: null });
  register.mockReset();
  log = jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A registration with an active worker, in control of the page. */
async function withActiveWorker(changes: Partial<FakeRegistration> = {}) {
  const registration = Object.assign(new FakeRegistration(), { active: new FakeWorker() }, changes);
  const container = fakeContainer(registration, {});
  register.mockResolvedValue(registration);
  await registerWorker();
  return { registration, container };
}

it('O1 without service workers, the registration ends unsupported', async () => {
  expect(await registerWorker()).toBe(false);
  expect(workerStatus().registration).toBe('unsupported');
});

it('O1 a failed registration is logged, returns false and is tried again; another ends registered, at scope /', async () => {
  fakeContainer();
  register.mockRejectedValueOnce(new TypeError('404'));
  expect(await registerWorker()).toBe(false);
  expect(workerStatus().registration).toBe('failed');
  expect(log).toHaveBeenCalledTimes(1);

  register.mockResolvedValue(Object.assign(new FakeRegistration(), { active: new FakeWorker() }));
  await jest.advanceTimersByTimeAsync(36_000);
  expect(workerStatus()).toEqual({ registration: 'registered', update: null });
  expect(register).toHaveBeenLastCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(register).toHaveBeenCalledTimes(2);
});

it('O1 a first installation that fails counts as failed and is tried again, later each time or when the network is back', async () => {
  // The longest jitter.
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  fakeContainer();
  const fails = async () => {
    const registration = Object.assign(new FakeRegistration(), { installing: new FakeWorker() });
    setTimeout(() => registration.installing.become('redundant'), 1000);
    return registration;
  };
  register.mockImplementation(fails);
  expect(await registerWorker()).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(workerStatus().registration).toBe('failed');
  expect(log).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(36_000);
  expect(register).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(register).toHaveBeenCalledTimes(2);
  const registration = Object.assign(new FakeRegistration(), { installing: new FakeWorker() });
  register.mockResolvedValue(registration);
  await jest.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  registration.installing.become('activated');
  const calls = register.mock.calls.length;
  expect(calls).toBe(3);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(register).toHaveBeenCalledTimes(calls);
  expect(workerStatus().registration).toBe('registered');
});

it('O2 a version whose download began before the registration is offered, once', async () => {
  const worker = new FakeWorker();
  const { registration } = await withActiveWorker({ installing: worker });
  registration.dispatchEvent(new Event('updatefound'));
  expect(workerStatus().update).toBeNull();
  worker.become('installed');
  expect(workerStatus().update).toBe(1);
});

it('O2 a version that waits already, and each one that is found later, is offered', async () => {
  const { registration } = await withActiveWorker({ waiting: new FakeWorker() });
  expect(workerStatus().update).toBe(1);
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('installed');
  expect(workerStatus().update).toBe(2);
});

it('O2 what the first worker installs is not offered', async () => {
  const worker = new FakeWorker();
  const registration = Object.assign(new FakeRegistration(), { installing: worker });
  fakeContainer(registration);
  register.mockResolvedValue(registration);
  await registerWorker();
  worker.become('installed');
  worker.become('activated');
  expect(workerStatus()).toEqual({ registration: 'registered', update: null });
});

it('O2 Update Now starts the version that waits, and the offer stands until it takes over', async () => {
  const waiting = new FakeWorker();
  const { container } = await withActiveWorker({ waiting });
  const updating = updateNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(waiting.postMessage.mock.calls).toEqual([['skip-waiting']]);
  expect(workerStatus().update).toBe(1);
  container.dispatchEvent(new Event('controllerchange'));
  expect(await updating).toBe(true);
  expect(workerStatus().update).toBeNull();
});

it('O2 a version that does not take over in time is still offered', async () => {
  await withActiveWorker({ waiting: new FakeWorker() });
  const updating = updateNow();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await updating).toBe(false);
  expect(workerStatus().update).toBe(1);
});

const update = jest.fn<ServiceWorkerRegistration['update']>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  update.mockReset().mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('O2 looks for a newer version about every hour, and when the page is shown or goes online, at most once a minute', async () => {
  watchForUpdates({ update });
  const showPage = () => document.dispatchEvent(new Event('visibilitychange'));
  const goOnline = () => window.dispatchEvent(new Event('online'));
  showPage();
  goOnline();
  expect(update).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(60_000);
  showPage();
  showPage();
  goOnline();
  expect(update).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  goOnline();
  expect(update).toHaveBeenCalledTimes(2);
  // The time includes half of its jitter.
  await jest.advanceTimersByTimeAsync(3_959_999);
  expect(update).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(3);
});
