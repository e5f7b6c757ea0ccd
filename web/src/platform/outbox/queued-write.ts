/** A write that waits on this device for the server's answer. */
export interface QueuedWrite {
  /** The order in which writes were made on this device. */
  seq: number;
  /** A UUID: the idempotency key, the same at every try. */
  key: string;
  userId: string;
  /** When it was made, ms since 1970. */
  at: number;
  /** Says which sender sends it. */
  kind: string;
  /** Title shown to the user: 'the project “Harbor”'. Empty for what the user needn't know of. */
  title: string;
  /**
   * What it changes, such as `project:7`. Writes with a common subject are sent in order. If it has none, it waits for all
   * earlier ones, and all later ones wait for it.
   */
  subjects: readonly string[];
  /** Whether it may have reached the server. */
  isTried?: boolean;
  /** Read by its sender, which must expect that an older version of the app wrote it. */
  payload: unknown;
}

/** A write to queue. `key`: of a call that has already been tried. */
export type NewWrite = Omit<QueuedWrite, 'seq' | 'key' | 'at' | 'subjects' | 'isTried'> & {
  key?: string;
  subjects?: readonly string[];
};

/**
 * - `sent`: the server has it, or it needn't be sent any longer.
 * - `refused`: the server will never take it; the sender has told the user.
 * - `later`: the server can't take it now. Writes of other subjects go on.
 * - `offline`: there is no way to the server, or nobody is signed in. Everything waits.
 */
export type SendResult = 'sent' | 'refused' | 'later' | 'offline';

export type Sender = (write: QueuedWrite) => Promise<SendResult>;
