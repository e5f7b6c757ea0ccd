import { expect, test } from '@jest/globals';
import { array, asyncProperty, assert, constant, integer, oneof } from 'fast-check';
import { createPointerWriter } from './pointer-writer.ts';

const anyPointer = oneof(integer({ min: 1, max: 9 }), constant(null));

test('P4 createPointerWriter writes one pointer at a time, and the latest last', async () => {
  await assert(
    asyncProperty(array(anyPointer, { minLength: 1 }), async (wanted) => {
      const written: (number | null)[] = [];
      let writing = 0;
      const { pointTo } = createPointerWriter(async (id) => {
        writing += 1;
        expect(writing).toBe(1);
        await Promise.resolve();
        written.push(id);
        writing -= 1;
      });
      await Promise.all(wanted.map(pointTo));
      expect(written.at(-1)).toBe(wanted.at(-1));
      expect(written.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('P4 createPointerWriter rejects only the latest call, and the next call writes again', async () => {
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.reject(new Error('still')),
    Promise.resolve(),
  ];
  for (const answer of answers) answer.catch(() => {});
  const { pointTo } = createPointerWriter(() => answers.shift() ?? Promise.resolve());
  const overtaken = pointTo(null);
  const last = pointTo(7);
  await expect(overtaken).resolves.toBeUndefined();
  await expect(last).rejects.toThrow('still');
  await expect(pointTo(7)).resolves.toBeUndefined();
});
