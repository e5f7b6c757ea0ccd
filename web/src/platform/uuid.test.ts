import { expect, it } from '@jest/globals';
import { newUuid } from './uuid.ts';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('F1 P2 newUuid creates a version 4 UUID where crypto.randomUUID is missing', () => {
  const real = globalThis.crypto;
  const withoutRandomUuid = {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  };
  Object.defineProperty(globalThis, 'crypto', { value: withoutRandomUuid, configurable: true });
  try {
    const ids = Array.from({ length: 50 }, newUuid);
    for (const id of ids) expect(id).toMatch(VERSION_4);
    expect(new Set(ids).size).toBe(50);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
  }
});
