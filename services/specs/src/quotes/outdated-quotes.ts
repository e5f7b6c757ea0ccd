import { createHash } from 'node:crypto';
import type { VendorLink } from '@printpartner/contracts';
import { specLines } from '@printpartner/spec-sheet/mail';
import { contentOf } from '../content/spec-row.ts';
import type { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import type { Quote } from './quote.entity.ts';

/** Stays the same while a sheet describes the same job: its name, its project and empty fields don't count. */
export function jobDigest(sheet: SpecSheet): string {
  const lines = specLines({ kind: sheet.kind, ...contentOf(sheet.kind, sheet) });
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

/** Whether quotes price another job than their sheet describes now. */
export function outdatedQuotes(
  sheet: SpecSheet,
  links: readonly Pick<VendorLink, 'id' | 'version' | 'unsent_changes'>[],
): (quote: Quote) => boolean {
  const digest = jobDigest(sheet);
  const linkOf = new Map(links.map((link) => [link.id, link]));
  return ({ linkId, version, jobDigest: priced }) => {
    const link = linkId === null ? undefined : linkOf.get(linkId);
    if (!link) return priced !== null && priced !== digest;
    return link.unsent_changes.length > 0 || (version ?? link.version) < link.version;
  };
}
