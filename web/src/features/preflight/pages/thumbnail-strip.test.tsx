import { beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { buildPage } from '../../../entities/preflight-result/testing/build-result.ts';
import { ThumbnailStrip } from './thumbnail-strip.tsx';

const pages = Array.from({ length: 500 }, (_, index) => buildPage({ number: index + 1 }));
const verdicts = new Map([[2, { fail: 3, warning: 1, manual: 0, notListed: 0 }]]);

beforeAll(() => {
  // jsdom has no layout.
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

describe('F6 thumbnail strip', () => {
  test('F6 names the verdict of each page', () => {
    render(<Strip />);
    expect(current().getAttribute('aria-label')).toBe('Page 1: no findings');
    expect(screen.getByRole('button', { name: 'Page 2: 3 faults, 1 warning' })).toBeTruthy();
  });

  test('F6 renders only a few of 500 pages', () => {
    render(<Strip />);
    expect(screen.getAllByRole('button').length).toBeLessThan(25);
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-setsize')).toBe('500');
  });

  test('F6 arrow keys, Home and End move selection and focus', () => {
    render(<Strip />);
    current().focus();
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 2: 3 faults, 1 warning');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 1: no findings');
    press('End');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 500: no findings');
    press('Home');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 1: no findings');
  });

  test('F6 the thumbnail strip has a single tab stop, the selected page', () => {
    render(<Strip />);
    fireEvent.click(screen.getByRole('button', { name: /^Page 3:/ }));
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Page 3: no findings']);
  });
});
