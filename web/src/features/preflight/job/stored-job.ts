import { emptyTypedJob, type TypedJob } from '@printpartner/spec-sheet/preflight';
import { bindings } from '@printpartner/print-knowledge/binding';
import { localStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';

const keyOf = (userId: string) => `${userStoragePrefix(userId)}preflight-job`;

const LONGEST = 200;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

/** The job that was typed last on this device. */
export function storedJob(userId: string): TypedJob {
  const { trim, pages, binding, inks } = localStore.readJson<TypedJob>(keyOf(userId)) ?? emptyTypedJob;
  return {
    trim: textOf(trim),
    pages: textOf(pages),
    binding: bindings.rows.find(({ id }) => id === binding)?.id ?? '',
    inks: textOf(inks),
  };
}

export function storeJob(userId: string, job: TypedJob): void {
  localStore.writeJson(keyOf(userId), job);
}
