import { randomUUID } from 'node:crypto';
import { storedPart, storedVersion } from '@printpartner/contracts';

/** Whether a key of the file store is that of a version's contents, which outlive their checks. */
export const isVersionFile = (key: string): boolean => storedVersion.safeParse(key).success;

/** Whether a key is that of an upload's part. */
export const isPartFile = (key: string): boolean => storedPart.safeParse(key).success;

/** Every attempt at putting parts together has a key of its own, because one that is presumed dead may still be writing. */
export const newVersionKey = (): string => `version-${randomUUID()}.pdf`;
