import type { PreflightSession } from './preflight-session.entity.ts';

/** Keys of a deleted session's files in the store, which are to be removed. `inkKey` is null without ink data. */
export type DeletedSession = Pick<PreflightSession, 'fileKey' | 'inkKey' | 'source'>;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SESSION_FILE = new RegExp(`^${UUID}(?:\\.pdf|(?:-\\d+)?\\.ink)$`);

/**
 * Key of the file that one attempt writes its ink data to. Every attempt has its own file because one that is presumed
 * dead may still be writing.
 *
 * @param fileKey `<uuid>.pdf`
 */
export const inkKeyOf = (fileKey: string, attempt: number): string =>
  `${fileKey.slice(0, -'.pdf'.length)}-${attempt}.ink`;

/** Whether a key is an upload's or an ink file's. The folder may hold other people's files, too. */
export const isSessionFile = (key: string): boolean => SESSION_FILE.test(key);
