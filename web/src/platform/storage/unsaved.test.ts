import { expect, it } from '@jest/globals';
import { reportUnsaved, unsavedWork } from './unsaved.ts';

it('A6 tells what is unsaved at that moment, until the report ends', () => {
  let title: string | null = null;
  const end = reportUnsaved(() => title);
  expect(unsavedWork()).toEqual([]);
  title = 'the project “Harbor”';
  expect(unsavedWork()).toEqual(['the project “Harbor”']);
  end();
  expect(unsavedWork()).toEqual([]);
});
