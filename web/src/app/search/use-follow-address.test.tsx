import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { useLocation, useNavigate } = await import('react-router');
const { AppRouter } = await import('../routes/app-router.tsx');
const { useOpenCalculator } = await import('../home/use-open-overlays.ts');
const { useOpenSettings } = await import('../home/use-open-overlays.ts');
const { useOpenTab } = await import('../home/use-open-tab.ts');
const { useFollowAddress } = await import('./use-follow-address.ts');

afterEach(cleanup);

/** The app at the last of these addresses. */
function startAt(...addresses: string[]) {
  for (const address of addresses) window.history.pushState(null, '', address);
  const { result } = renderHook(
    () => ({
      here: useLocation(),
      navigate: useNavigate(),
      tab: useOpenTab(),
      calculators: useOpenCalculator(),
      settings: useOpenSettings(),
      follow: useFollowAddress(),
    }),
    { wrapper: AppRouter },
  );
  return {
    act: (step: (app: typeof result.current) => unknown) =>
      act(async () => {
        await step(result.current);
        // The browser goes back in a later task.
        await new Promise((resolve) => setTimeout(resolve, 150));
      }),
    address: () => `${result.current.here.pathname}${result.current.here.search}`,
    followedAt: () => result.current.here.state?.followedAt as unknown,
  };
}

const GUIDE = '/?tab=paper&section=weight&entry=80-text';

it('G10 a result followed from the home screen closes to it, and Back returns to it', async () => {
  const app = startAt('/privacy', '/');
  await app.act(({ follow }) => follow(GUIDE));
  expect(app.address()).toBe(GUIDE);
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe('/');
  await app.act(({ follow }) => follow(GUIDE));
  await app.act(({ tab }) => tab.close());
  expect(app.address()).toBe('/');
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe('/privacy');
});

it('G10 results followed from an open tab go back to it, and close to the home screen', async () => {
  const app = startAt('/privacy', '/');
  await app.act(({ tab }) => tab.open('booklet'));
  await app.act(({ follow }) => follow(GUIDE));
  await app.act(({ follow }) => follow('/?tab=binding'));
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe(GUIDE);
  await app.act(({ navigate }) => navigate(1));
  await app.act(({ tab }) => tab.close());
  expect(app.address()).toBe('/');
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe('/privacy');
});

it('G10 a calculator followed from an open tab closes to the home screen', async () => {
  const app = startAt('/');
  await app.act(({ tab }) => tab.open('booklet'));
  await app.act(({ follow }) => follow('/?calculators=spine&pages=120'));
  await app.act(({ calculators }) => calculators.close());
  expect(app.address()).toBe('/');
});

it('G10 a result followed from another page closes to the home screen, from which Back returns to the page', async () => {
  const app = startAt('/privacy');
  await app.act(({ follow }) => follow(GUIDE));
  await app.act(({ tab }) => tab.close());
  expect(app.address()).toBe('/');
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe('/privacy');
});

it('G10 a result followed from an address that was opened directly closes to the home screen', async () => {
  const app = startAt('/?tab=booklet');
  await app.act(({ follow }) => follow(GUIDE));
  await app.act(({ tab }) => tab.close());
  expect(app.address()).toBe('/');
});

it('G10 a result followed twice is followed again, and Back leaves it at once', async () => {
  const app = startAt('/');
  await app.act(({ follow }) => follow(GUIDE));
  const first = app.followedAt();
  await app.act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  await app.act(({ follow }) => follow(GUIDE));
  expect(app.address()).toBe(GUIDE);
  expect(app.followedAt()).toBeGreaterThan(Number(first));
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe('/');
});

it('G10 Settings followed from the home screen or a guide close to where the user searched', async () => {
  const app = startAt('/privacy', '/');
  await app.act(({ follow }) => follow('/?settings=open'));
  await app.act(({ settings }) => settings.close());
  expect(app.address()).toBe('/');
  await app.act(({ tab }) => tab.open('booklet'));
  await app.act(({ follow }) => follow('/?settings=open'));
  await app.act(({ settings }) => settings.close());
  expect(app.address()).toBe('/?tab=booklet');
  await app.act(({ tab }) => tab.close());
  await app.act(({ navigate }) => navigate(-1));
  expect(app.address()).toBe('/privacy');
});

it('G10 Settings opened by their address close to the home screen', async () => {
  const app = startAt('/?settings=open');
  await app.act(({ settings }) => settings.close());
  expect(app.address()).toBe('/');
});
