import { expect, test } from '@jest/globals';
import { readFileName } from './file-name.ts';

test('S8 readFileName prefers the encoded name and unescapes a quoted one', () => {
  expect(readFileName(null)).toBe('');
  expect(readFileName('inline')).toBe('');
  expect(readFileName('attachment; filename=specs.pdf')).toBe('specs.pdf');
  expect(readFileName('attachment; filename="Spring; \\"2027\\".pdf"')).toBe('Spring; "2027".pdf');
  expect(readFileName(`attachment; filename="Caf?.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`)).toBe('Café.pdf');
});
