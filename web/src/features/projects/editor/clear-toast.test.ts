import { afterEach, expect, jest, test } from '@jest/globals';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { offerUndo } from './clear-toast.ts';

const shown = () => currentToasts().filter(({ isOpen }) => isOpen);

afterEach(() => dismissToast());

test('P4 a failed server call is shown in the toast that offers Undo', async () => {
  const onUndo = jest.fn();
  const clearing = Promise.reject(new TypeError('offline'));
  offerUndo(clearing, onUndo);
  expect(shown()).toMatchObject([{ title: 'Fields cleared', action: { label: 'Undo' } }]);
  await expect(clearing).rejects.toThrow('offline');
  expect(shown()).toMatchObject([
    { title: 'Cleared on this screen only', variant: 'destructive', action: { label: 'Undo' } },
  ]);
  shown()[0]?.action?.onClick();
  expect(onUndo).toHaveBeenCalledWith(false);
});

test('P4 withdrawing Undo keeps the message about the failed server call', async () => {
  offerUndo(Promise.resolve(), jest.fn())();
  expect(shown()).toEqual([]);
  const clearing = Promise.reject(new TypeError('offline'));
  const withdraw = offerUndo(clearing, jest.fn());
  await expect(clearing).rejects.toThrow('offline');
  withdraw();
  expect(shown()).toMatchObject([{ title: 'Cleared on this screen only' }]);
  expect(shown()[0]?.action).toBeUndefined();
});

test('P4 a failure after the toast was closed is shown in a new toast without Undo', async () => {
  const clearing = Promise.reject(new TypeError('offline'));
  offerUndo(clearing, jest.fn());
  dismissToast();
  await expect(clearing).rejects.toThrow('offline');
  expect(shown()).toMatchObject([{ title: 'Cleared on this screen only' }]);
  expect(shown()[0]?.action).toBeUndefined();
});
