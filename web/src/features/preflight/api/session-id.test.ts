import { expect, it } from '@jest/globals';
import { newSessionId } from './session-id.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes a UUID where the browser has no maker of its own', () => {
  const own = globalThis.crypto;
  const poor = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => own.getRandomValues(bytes) };
  Object.defineProperty(globalThis, 'crypto', { value: poor, configurable: true });
  try {
    const made = Array.from({ length: 50 }, newSessionId);
    for (const id of made) expect(id).toMatch(version4);
    expect(new Set(made).size).toBe(50);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: own, configurable: true });
  }
});
