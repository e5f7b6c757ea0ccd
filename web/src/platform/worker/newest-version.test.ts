import { expect, it, jest } from '@jest/globals';
import { followWorker } from './newest-version.ts';

/** @param worker at the start of the page */
function open(worker: 'none' | 'active' | 'in control') {
  const registration = worker === 'none' ? undefined : { active: {} };
  const container = Object.assign(new EventTarget(), {
    controller: worker === 'in control' ? {} : null,
    getRegistration: () => Promise.resolve(registration),
  });
  const reload = jest.fn();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no workers
  followWorker(container as unknown as ServiceWorkerContainer, reload);
  const changeController = async () => {
    container.dispatchEvent(new Event('controllerchange'));
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { container, reload, changeController };
}

it('O2 the first activation reloads nothing; the next one does', async () => {
  const { reload, changeController } = open('none');
  await changeController();
  expect(reload).not.toHaveBeenCalled();
  await changeController();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['active', 'in control'] as const)(
  'O2 another version reloads a page whose worker was %s at its start, also before the app has started',
  async (worker) => {
    const { reload, changeController } = open(worker);
    await changeController();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('O2 the message that the page came from this device is only logged', () => {
  const log = jest.spyOn(console, 'info').mockReturnValue();
  const { container, reload } = open('in control');
  container.dispatchEvent(new MessageEvent('message', { data: 'offline-fallback' }));
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'take-reminder' } }));
  expect(log.mock.calls).toEqual([['The page came from this device: no network.']]);
  expect(reload).not.toHaveBeenCalled();
  log.mockRestore();
});
