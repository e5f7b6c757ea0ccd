import type { ChatSource } from '@printpartner/contracts/types';

/** Where a link of an answer may lead: to a path of our own, or to an https address among the answer's sources. */
export function safeAddress(
  url: string,
  sources: readonly ChatSource[],
): { isOwn: boolean; address: string } | null {
  // A browser reads a backslash as a slash, and drops tabs and line ends.
  if (/[\\\s]/.test(url)) return null;
  if (/^\/(?!\/)/.test(url)) return { isOwn: true, address: url };
  const isCited = url.startsWith('https://') && sources.some(({ address }) => address === url);
  return isCited ? { isOwn: false, address: url } : null;
}
