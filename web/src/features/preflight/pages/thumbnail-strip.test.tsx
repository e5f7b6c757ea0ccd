import { beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { somePage } from './page-fixture.ts';
import { ThumbnailStrip } from './thumbnail-strip.tsx';

const pages = Array.from({ length: 500 }, (_, index) => somePage({ number: index + 1 }));
const verdicts = new Map([[2, { fail: 3, warning: 1, manual: 0, notListed: 0 }]]);

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // The test browser lays nothing out.
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 600 });
});

function Strip() {
  const [selected, setSelected] = useState(1);
  return (
    <ThumbnailStrip
      pages={pages}
      verdicts={verdicts}
      painter={null}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const current = () => screen.getByRole('button', { current: 'page' });
const press = (key: string) => fireEvent.keyDown(current(), { key });

describe('F6 the row of pages', () => {
  test('F6 each page says what was found on it', () => {
    render(<Strip />);
    expect(current().getAttribute('aria-label')).toBe('Page 1: clear');
    expect(screen.getByRole('button', { name: 'Page 2: 3 faults, 1 warning' })).toBeTruthy();
  });

  test('F6 of 500 pages a few are made', () => {
    render(<Strip />);
    expect(screen.getAllByRole('button').length).toBeLessThan(25);
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-setsize')).toBe('500');
  });

  test('F6 the keys go from page to page and take the focus along', () => {
    render(<Strip />);
    current().focus();
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 2: 3 faults, 1 warning');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 1: clear');
    press('End');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 500: clear');
    press('Home');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 1: clear');
  });

  test('F6 one stop of the Tab key stands for all pages', () => {
    render(<Strip />);
    fireEvent.click(screen.getByRole('button', { name: /^Page 3:/ }));
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Page 3: clear']);
  });
});
