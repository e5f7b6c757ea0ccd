import type { JobColors, SideColors } from '../job/job-spec.ts';

/** Process inks. */
const CMYK = 4;

/**
 * The inks of a job as printers write them: `4/0`, `4/4`, `1/1`, `5/4`, `4+1/4`, `K+PMS 185/K`. 1 is black, 4 is CMYK, and any
 * other number is one of these with spot colors. Null if they can't be read.
 */
export function inksIn(text: string): JobColors | null {
  const [front, back, ...others] = text.split('/').map(sideIn);
  if (!front || back === null || others.length > 0) return null;
  return back === undefined || isSame(front, back) ? front : { ...front, back };
}

const isSame = (one: SideColors, other: SideColors): boolean => JSON.stringify(one) === JSON.stringify(other);

function sideIn(text: string): SideColors | null {
  const [first = '', ...added] = text.split('+').map((part) => part.trim());
  const counted = processIn(first);
  if (!counted || added.includes('')) return null;
  const names = added.filter((part) => !/^\d+$/.test(part));
  const unnamed = added.filter((part) => /^\d+$/.test(part)).reduce((sum, part) => sum + Number(part), 0);
  const spots = counted.spots + unnamed + names.length;
  return {
    process: counted.process,
    ...(spots > 0 && { spots }),
    ...(names.length > 0 && { spotNames: names }),
  };
}

function processIn(text: string): { process: SideColors['process']; spots: number } | null {
  if (/^cmyk$/i.test(text)) return { process: 'cmyk', spots: 0 };
  if (/^(?:k|black)$/i.test(text)) return { process: 'black', spots: 0 };
  if (!/^\d{1,2}$/.test(text)) return null;
  const count = Number(text);
  if (count === 0) return { process: 'none', spots: 0 };
  return count < CMYK ? { process: 'black', spots: count - 1 } : { process: 'cmyk', spots: count - CMYK };
}
