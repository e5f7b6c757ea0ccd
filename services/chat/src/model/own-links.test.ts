import { expect, test } from '@jest/globals';
import { OwnLinks } from './own-links.ts';

const entry = '/?tab=paper&section=weight&entry=100-cover';

test('C6 links may lead to entries, calculators and cited pages, and nowhere else', () => {
  const links = new OwnLinks((address) => address === entry);
  links.cite([
    { title: 'Spine', address: '/?calculators=spine&text=80%23+gloss+text' },
    { title: 'USPS', address: 'https://pe.usps.com/text/dmm300/201.htm#1' },
  ]);
  expect(links.allowed(entry)).toBe(entry);
  expect(links.allowed('/?calculators=postage&height=4')).toBeDefined();
  // Models write spaces in another way.
  expect(links.allowed('/?calculators=spine&text=80%23%20gloss%20text')).toBe(
    '/?calculators=spine&text=80%23+gloss+text',
  );
  expect(links.allowed('https://pe.usps.com/text/dmm300/201.htm#1')).toBeDefined();
  const others = [
    '/',
    '/api/auth/logout',
    '//evil.example/',
    '/\\evil.example',
    '/?calculators=constructor',
    '/?calculators=postage@evil',
    'https://pe.usps.com/other',
    'https://pe.usps.com.evil.example/text/dmm300/201.htm#1',
    'https://user@pe.usps.com/text/dmm300/201.htm#1',
    'http://pe.usps.com/text/dmm300/201.htm#1',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil',
    '',
  ];
  for (const other of others) expect([other, links.allowed(other)]).toEqual([other, undefined]);
  expect(links.used().map(({ title }) => title)).toEqual(['Spine', 'USPS']);
});
