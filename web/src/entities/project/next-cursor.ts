const NEXT_LINK = /<[^>]*[?&]before=([^>&]+)[^>]*>;\s*rel="next"/;

/** The `before` of the next page in a `Link` header; null without one. */
export function readNextCursor(link: string | null): string | null {
  const [, before] = NEXT_LINK.exec(link ?? '') ?? [];
  return before === undefined ? null : decodeURIComponent(before);
}
