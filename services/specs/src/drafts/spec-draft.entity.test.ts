import { expect, it } from '@jest/globals';
import { nameBasedUuid } from './spec-draft.entity.ts';

// https://www.rfc-editor.org/rfc/rfc9562#appendix-A.4
const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

it('S4 the UUID of a name is the one in the example of RFC 9562', () => {
  expect(nameBasedUuid(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});
