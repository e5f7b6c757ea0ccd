import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './outside-tools.ts';

/** One page as rendered by Ghostscript: ink of each separation, 0 to 255, rows from the top. */
export interface SeparatedPage {
  width: number;
  height: number;
  planes: Map<string, Uint8Array>;
}

const LIMIT_MS = 60_000;

/** Averaged cells are rendered at so many times the resolution. */
const FINER = 4;

/**
 * Renders pages with Ghostscript's tiffsep at 72 dpi, relative colorimetric with black point compensation.
 *
 * @param profile a CMYK profile that colors are converted to
 * @param box the page box to render
 * @param isAveraged whether a cell is the average of what is in it, or the color at its center
 * @returns null where Ghostscript gave no page
 */
export function separationsOf(
  file: string,
  profile: string,
  box: 'TrimBox' | 'CropBox' | 'MediaBox',
  pages: number,
  isAveraged: boolean,
): (SeparatedPage | null)[] {
  const folder = mkdtempSync(join(tmpdir(), 'separations-'));
  try {
    const args = [
      '-q -dBATCH -dNOPAUSE -dSAFER -sDEVICE=tiffsep -sCompression=none -dRenderIntent=1 -dBlackPtComp=1',
      `--permit-file-read=${profile} -sOutputICCProfile=${profile} -sDefaultCMYKProfile=${profile}`,
      box === 'MediaBox' ? '' : `-dUse${box}`,
      `-dLastPage=${pages}`,
      isAveraged ? `-r${72 * FINER} -dDownScaleFactor=${FINER}` : '-r72',
    ].flatMap((options) => options.split(' ').filter((option) => option !== ''));
    runTool('gs', [...args, '-o', join(folder, 'page%d.tif'), file], LIMIT_MS);
    const names = readdirSync(folder);
    return Array.from({ length: pages }, (_, index) => pageFrom(folder, names, index + 1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pageFrom(folder: string, names: readonly string[], number: number): SeparatedPage | null {
  const planes = new Map<string, Uint8Array>();
  let [width, height] = [0, 0];
  for (const name of names) {
    const ink = new RegExp(String.raw`^page${number}\((.*)\)\.tif$`).exec(name)?.[1];
    if (ink === undefined) continue;
    const image = readGrayTiff(readFileSync(join(folder, name)));
    if (!image) return null;
    ({ width, height } = image);
    planes.set(ink, image.ink);
  }
  return planes.size > 0 ? { width, height, planes } : null;
}

/** An uncompressed 8-bit TIFF in which 255 is no ink; null if it is incomplete. */
function readGrayTiff(bytes: Buffer): { width: number; height: number; ink: Uint8Array } | null {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const tags = new Map<number, number[]>();
  const directory = long(4);
  if (directory === 0) return null;
  for (let index = 0, at = directory + 2; index < short(directory); index += 1, at += 12) {
    const [isLong, count] = [short(at + 2) === 4, long(at + 4)];
    const size = isLong ? 4 : 2;
    const from = count * size > 4 ? long(at + 8) : at + 8;
    tags.set(
      short(at),
      Array.from({ length: count }, (_, item) =>
        isLong ? long(from + item * size) : short(from + item * size),
      ),
    );
  }
  const [width = 0, height = 0] = [tags.get(256)?.[0], tags.get(257)?.[0]];
  const ink = new Uint8Array(width * height);
  let to = 0;
  for (const [index, start] of (tags.get(273) ?? []).entries()) {
    const strip = bytes.subarray(start, start + (tags.get(279)?.[index] ?? 0));
    ink.set(strip.subarray(0, ink.length - to), to);
    to += strip.length;
  }
  return { width, height, ink: ink.map((value) => 255 - value) };
}
