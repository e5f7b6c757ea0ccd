import { afterEach, expect, jest, test } from '@jest/globals';
import { isDoubtfulBrowser } from './browser-support.ts';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'brave');
});

const use = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

test.each([
  'Chrome/149.0 Safari/537.36',
  'Version/19.1 Safari/605.1',
  'Firefox/151.0',
  'Chrome/149.0 Edg/149.0',
])('P1 %s is not warned about', (userAgent) => {
  use(userAgent);
  expect(isDoubtfulBrowser()).toBe(false);
});

test.each(['Lynx/2.9', 'Version/19.1 Safari/605.1 DuckDuckGo/7', 'Firefox/151.0 Focus/151.0'])(
  'P1 %s is warned about',
  (userAgent) => {
    use(userAgent);
    expect(isDoubtfulBrowser()).toBe(true);
  },
);

test('P1 Brave is warned about, and a browser that blocks storage', () => {
  use('Chrome/149.0 Safari/537.36');
  Object.assign(navigator, { brave: {} });
  expect(isDoubtfulBrowser()).toBe(true);
  Reflect.deleteProperty(navigator, 'brave');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isDoubtfulBrowser()).toBe(true);
});
