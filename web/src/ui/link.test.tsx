import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter, useLocation, useNavigationType } = await import('react-router');
const { Link } = await import('./link.tsx');

afterEach(cleanup);

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
}

function follow(click: MouseEventInit = {}): { isPrevented: boolean; here: string | null } {
  const event = createEvent.click(screen.getByRole('link'), click);
  fireEvent(screen.getByRole('link'), event);
  return { isPrevented: event.defaultPrevented, here: screen.getByRole('status').textContent };
}

it('H7 a link of the app goes to its address without loading a page, once in the history', () => {
  render(
    <MemoryRouter initialEntries={['/terms']}>
      <Link to="/?calculators=spine" state={{ cameFromHome: true }}>
        Spine width
      </Link>
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?calculators=spine');
  const here = '/?calculators=spine {"cameFromHome":true}';
  expect(follow()).toEqual({ isPrevented: true, here: `PUSH ${here}` });
  expect(follow()).toEqual({ isPrevented: true, here: `REPLACE ${here}` });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'H7 leaves a click on a link to the browser with %j',
  (click) => {
    render(
      <MemoryRouter initialEntries={['/terms']}>
        <Link to="/privacy">Privacy</Link>
        <Here />
      </MemoryRouter>,
    );
    expect(follow(click)).toEqual({ isPrevented: false, here: 'POP /terms null' });
  },
);
