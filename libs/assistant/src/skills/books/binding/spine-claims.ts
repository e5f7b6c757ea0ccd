import { rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';

/** How far a spine that someone else figured is off: `my rep said .65`. */
export function claimText(text: string, spine: number): string {
  const claims = [
    ...text.matchAll(
      /(?<![\d./])0?(\.[1-9]\d{0,3})(?!\d| ?mm\b| ?(?:in |inch |" ?)?(?:bleed|glue|caliper|margin))\b/g,
    ),
  ].map(([, one]) => Number(one));
  const texts = claims.map((claim) => {
    const off = spine - claim;
    return Math.abs(off) < CLOSE
      ? `${claim} in is about right`
      : `${claim} in is too ${off > 0 ? 'narrow' : 'wide'} by ${rounded(Math.abs(off), 3)} in`;
  });
  return texts.length > 0 ? `**${texts.join('; ')}.** ` : '';
}

/** Half of the nearest 1/32 in that printers round a spine to. */
const CLOSE = 1 / 64;

/** What the paper changes, for one page count on two papers. */
export function changeText(spines: readonly number[], counts: number): string {
  const [one, other, ...more] = spines;
  if (counts !== 1 || one === undefined || other === undefined || more.length > 0) return '';
  return `The difference is **${rounded(Math.abs(one - other), 3)} in** (${rounded(Math.abs(one - other) * MM_IN_INCH, 1)} mm). `;
}
