import { expect, it } from '@jest/globals';
import { reportUnsaved, unsavedWork } from './unsaved.ts';

it('A6 unsavedWork lists what is unsaved at that moment, until its report is unregistered', () => {
  let title: string | null = null;
  const unregister = reportUnsaved(() => title);
  expect(unsavedWork()).toEqual([]);
  title = 'the project “Harbor”';
  expect(unsavedWork()).toEqual(['the project “Harbor”']);
  unregister();
  expect(unsavedWork()).toEqual([]);
});
