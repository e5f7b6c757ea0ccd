import { useState } from 'react';
import { useMovePointer } from '../../../entities/project/active-project.ts';
import { createPointerWriter, type PointerWriter } from './pointer-writer.ts';

/** The only way in which this screen moves the pointer, apart from a save, after which the server does. */
export function usePointer(settled: () => Promise<void>): PointerWriter {
  const { mutateAsync } = useMovePointer();
  const [writer] = useState(() =>
    createPointerWriter(async (id) => {
      // A save points to what it saved; it must not come after this.
      await settled();
      await mutateAsync(id);
    }),
  );
  return writer;
}
