import { createHash, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addVersion,
  assembleUpload,
  type JobFileVersion,
  listFiles,
  partBytes,
  partsOf,
  recordPart,
  type RpcRequest,
  startUpload,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import type { Preflight } from './start-preflight.ts';

type Order = RpcRequest<typeof startUpload>;

export interface Owner {
  userId: string;
  projectId: string;
}
export const newOwner = (): Owner => ({ userId: randomUUID(), projectId: randomUUID() });

export const CHECK = { mode: 'quick' } as const;

/** Uploads as the gateway does it, without its checks. */
export const uploadsTo = (preflight: Preflight) => ({
  start: ({ userId, projectId }: Owner, order: Partial<Order> = {}) =>
    preflight.call(
      startUpload,
      { id: randomUUID(), projectId, filename: 'Cover.pdf', size: 9, ...order },
      userId,
    ),
  /** Stores a part and records it. @returns its key */
  async sendPart({ userId }: Owner, id: string, bytes: Buffer, part = 1): Promise<string> {
    const key = `part-${id}-${part}-${randomUUID()}`;
    writeFileSync(join(preflight.uploads, key), bytes);
    await preflight.call(recordPart, { id, part, key }, userId);
    return key;
  },
  /** Puts the parts together, as a gateway does. */
  async complete({ userId }: Owner, id: string, contents: Buffer, check: object = CHECK) {
    const begun = await preflight.call(assembleUpload, { id }, userId);
    if (begun.isCompleted) return begun.completed;
    writeFileSync(join(preflight.uploads, begun.key), contents);
    const sha256 = createHash('sha256').update(contents).digest('hex');
    const order = { id, key: begun.key, sha256, check: { ...CHECK, ...check } };
    const completed = await preflight.call(addVersion, order, userId);
    for (const part of begun.parts) rmSync(join(preflight.uploads, part));
    return completed;
  },
  async upload(owner: Owner, contents: Buffer, order: Partial<Order> = {}, check: object = CHECK) {
    const { id } = await this.start(owner, { size: contents.length, ...order });
    for (let part = 1; part <= partsOf(contents.length); part += 1)
      await this.sendPart(owner, id, contents.subarray(0, partBytes(contents.length, part)), part);
    return this.complete(owner, id, contents, check);
  },
  files: async ({ userId, projectId }: Owner) =>
    (await preflight.call(listFiles, { projectId }, userId)).files,
  /** The latest check of a version once it has ended. */
  checked: (owner: Owner, versionId: string): Promise<NonNullable<JobFileVersion['check']>> =>
    eventually(
      async () => {
        const { files } = await preflight.call(listFiles, { projectId: owner.projectId }, owner.userId);
        const found = files.flatMap(({ versions }) => versions).find(({ id }) => id === versionId);
        if (found?.check?.state !== 'done' && found?.check?.state !== 'failed')
          throw new Error(`not checked yet: ${JSON.stringify(found)}`);
        return found.check;
      },
      { timeout: 90_000 },
    ),
});
export type Uploads = ReturnType<typeof uploadsTo>;
