import { useState } from 'react';
import { useSetActiveProject } from '../../../entities/project/active-project.ts';

export interface PointerWriter {
  /** Rejects when the write failed, unless a later call has replaced it. */
  pointTo: (id: number | null) => Promise<void>;
}

/** Writes the active-project pointer for this screen. A save moves the pointer on the server, so writes wait for it. */
export function usePointerWriter(saveSettled: () => Promise<void>): PointerWriter {
  const { mutateAsync: setActive } = useSetActiveProject();
  const [writer] = useState(() =>
    createPointerWriter(async (id) => {
      await saveSettled();
      await setActive(id);
    }),
  );
  return writer;
}

/** Serializes writes; of the calls made during a write only the latest is written. */
export function createPointerWriter(write: (id: number | null) => Promise<unknown>): PointerWriter {
  let latest: { id: number | null } = { id: null };
  let running: Promise<void> | null = null;

  async function writeLatest(): Promise<void> {
    const mine = latest;
    try {
      await write(mine.id);
    } catch (error) {
      if (latest === mine) throw error;
    }
    if (latest !== mine) await writeLatest();
  }

  return {
    pointTo: async (id) => {
      const mine = { id };
      latest = mine;
      running ??= writeLatest().finally(() => (running = null));
      try {
        await running;
      } catch (error) {
        if (latest === mine) throw error;
      }
    },
  };
}
