export interface PointerWriter {
  /** Rejects when the write failed, unless another has been wanted since: then that is the one to tell. */
  pointTo: (id: number | null) => Promise<void>;
}

/** The one hand that writes the pointer: one write at a time, and of what is wanted meanwhile only the last. */
export function createPointerWriter(write: (id: number | null) => Promise<unknown>): PointerWriter {
  let wanted: { id: number | null } = { id: null };
  let running: Promise<void> | null = null;

  async function writeWanted(): Promise<void> {
    const mine = wanted;
    try {
      await write(mine.id);
    } catch (error) {
      if (wanted === mine) throw error;
    }
    if (wanted !== mine) await writeWanted();
  }

  return {
    pointTo: async (id) => {
      const mine = { id };
      wanted = mine;
      running ??= writeWanted().finally(() => (running = null));
      try {
        await running;
      } catch (error) {
        if (wanted === mine) throw error;
      }
    },
  };
}
