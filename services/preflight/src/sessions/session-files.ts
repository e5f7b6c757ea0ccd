const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ours = new RegExp(`^${uuid}(?:\\.pdf|(?:-\\d+)?\\.ink)$`);

/**
 * In the file store: where one attempt at a file writes the inks of its pages. An attempt that is thought dead may still
 * write, so that each has a file of its own.
 *
 * @param fileKey `<uuid>.pdf`
 */
export const inkKeyOf = (fileKey: string, attempt: number): string =>
  `${fileKey.slice(0, -'.pdf'.length)}-${attempt}.ink`;

/** Whether a file of the store is an upload, or inks of one; whatever else lies there is a stranger's. */
export const isSessionFile = (key: string): boolean => ours.test(key);
