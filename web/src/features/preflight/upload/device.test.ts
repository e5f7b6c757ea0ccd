import { expect, it } from '@jest/globals';
import { type Device, isAppleTouchDevice, isMobileDevice } from './device.ts';

const desktop: Device = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140',
  platform: 'Win32',
  maxTouchPoints: 0,
  shortSide: 1080,
  hasFinePointer: true,
};
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605';

it.each<[string, boolean, Partial<Device>]>([
  ['a desktop', false, {}],
  ['a laptop with a touch screen', false, { maxTouchPoints: 10 }],
  ['a Mac', false, { userAgent: SAFARI, platform: 'MacIntel' }],
  ['an iPad that calls itself a Mac', true, { userAgent: SAFARI, platform: 'MacIntel', maxTouchPoints: 5 }],
  ['an iPhone', true, { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
  ['an old iPad', true, { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)' }],
  ['an Android phone', true, { maxTouchPoints: 5, shortSide: 412, hasFinePointer: false }],
  ['a large Android tablet', false, { maxTouchPoints: 5, shortSide: 900, hasFinePointer: false }],
])('F1 %s is mobile: %s', (_name, expected, traits) => {
  expect(isMobileDevice({ ...desktop, ...traits })).toBe(expected);
});

it.each<[string, boolean, Partial<Device>]>([
  ['on an iPhone', true, { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
  ['on an iPad', true, { userAgent: SAFARI, platform: 'MacIntel', maxTouchPoints: 5 }],
  ['on a Mac', false, { userAgent: SAFARI, platform: 'MacIntel' }],
  ['on an Android phone', false, { maxTouchPoints: 5, shortSide: 412, hasFinePointer: false }],
])('F1 %s only Quick Scan is offered: %s', (_name, expected, traits) => {
  expect(isAppleTouchDevice({ ...desktop, ...traits })).toBe(expected);
});
