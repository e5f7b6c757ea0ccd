import { outputOf } from './outside-tools.ts';

/** Per page, the share (1 is all of it) that Ghostscript renders with more than 300% ink at 72 dpi. */
export function areasOver300(path: string): number[] {
  const args = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pamcmyk32', '-r72', '-o', '-', path];
  const image = outputOf('gs', args);
  const areas: number[] = [];
  for (let at = 0; at < image.length;) {
    const end = image.indexOf('ENDHDR\n', at) + 'ENDHDR\n'.length;
    const header = image.toString('latin1', at, end);
    const number = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(header)?.[1]);
    const pixels = number('WIDTH') * number('HEIGHT');
    at = end + pixels * 4;
    areas.push(shareOver300(image.subarray(end, at), pixels));
  }
  return areas;
}

function shareOver300(samples: Uint8Array, pixels: number): number {
  let over = 0;
  for (let at = 0; at < samples.length; at += 4) {
    const sum = (samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0) + (samples[at + 3] ?? 0);
    if (sum > 3 * 255) over += 1;
  }
  return over / pixels;
}
