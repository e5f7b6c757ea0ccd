export const NO_FILE = 'Please upload a PDF file.';
const NOT_A_PDF = 'Please upload a valid PDF file.';
const PDF_TYPE = 'application/pdf';

const MB = 1_048_576;
const mobileLimits = { megabytes: 30, pages: 100 };
const LARGE_MEGABYTES = 10;

export const tooLarge = {
  name: 'File Too Large for Mobile Preflight',
  message: 'Result: This file exceeds mobile limits (30 MB / 100 pages)',
  details: 'Please use Full Scan on desktop.',
};

export const FULL_ON_MOBILE =
  "Full Scan requires desktop. Image resolution (DPI) and advanced checks aren't available on mobile. Please use Full Scan on desktop.";

/** A file that has any bytes is never shown as 0 MB. */
export const megabytes = (bytes: number): string =>
  bytes === 0 ? '0 MB' : `${Math.max(0.01, bytes / MB).toFixed(bytes < MB ? 2 : 1)} MB`;

/** Large files are best checked on a desktop. */
export const isLarge = (file: File): boolean => file.size >= LARGE_MEGABYTES * MB;

/** The server looks for the `%PDF` header in the same number of bytes. */
const HEADER_BYTES = 1_024;

export interface Rejection {
  message: string;
  /** Names the file: `“logo.pdf” is a PNG image.` */
  reason?: string;
}

/** Why a file is rejected; undefined if it is accepted. */
export async function rejectionOf(file: File | undefined): Promise<Rejection | undefined> {
  if (!file) return { message: NO_FILE };
  if (file.size === 0) return { message: NO_FILE, reason: `“${file.name}” is empty.` };
  const head = await headOf(file);
  // Left to the server.
  if (head === undefined) return file.type === PDF_TYPE ? undefined : { message: NOT_A_PDF };
  if (file.type === PDF_TYPE && head.includes('%PDF')) return undefined;
  return { message: NOT_A_PDF, reason: `“${file.name}” ${notPdf(head)}` };
}

function notPdf(head: string): string {
  if (head.includes('%PDF')) return 'contains a PDF but has another file type. Save or export it as a PDF.';
  const kind = fileKind(head);
  return kind ? `is ${kind}. Export a PDF from the original.` : 'doesn’t begin as a PDF does.';
}

/** The first bytes, each a character; undefined for a file that can't be read in the browser. */
async function headOf(file: File): Promise<string | undefined> {
  try {
    return String.fromCodePoint(...new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch (error) {
    // oxlint-disable-next-line no-console -- the upload continues and reports what is wrong with the file
    console.warn('Could not read the file', error);
    return undefined;
  }
}

/** If the pages can't be counted, the file may be uploaded. */
export async function isTooLargeForMobile(file: File, count = countPages): Promise<boolean> {
  if (file.size > mobileLimits.megabytes * MB) return true;
  try {
    return (await count(file)) > mobileLimits.pages;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the upload continues without the count
    console.warn('Could not count pages', error);
    return false;
  }
}

/** Loads pdf.js only when a page count is needed. */
async function countPages(file: File): Promise<number> {
  const { openPdf } = await import('../pages/pdf-js.ts');
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = openPdf(file, undefined, () => reject(new Error('The file cannot be read')));
  try {
    return (await Promise.race([task.promise, unreadable])).numPages;
  } finally {
    await task.destroy();
  }
}

interface Kind {
  name: string;
  /** How a file of this kind begins; each byte a character. */
  starts: RegExp;
}

/** Kinds of files that are dropped by mistake. PDF is looked for before. */
const kinds: readonly Kind[] = [
  { name: 'a PNG image', starts: /^\u0089PNG/ },
  { name: 'a JPEG image', starts: /^\u00FF\u00D8\u00FF/ },
  { name: 'a GIF image', starts: /^GIF8/ },
  { name: 'a TIFF image', starts: /^(?:II\*\0|MM\0\*)/ },
  { name: 'a WebP image', starts: /^RIFF[^]{4}WEBP/ },
  { name: 'a HEIC image', starts: /^[^]{4}ftyp(?:heic|heix|mif1)/ },
  { name: 'a Photoshop file', starts: /^8BPS/ },
  { name: 'an InDesign document', starts: /^\u0006\u0006\u00ED\u00F5\u00D8\u001DF\u00E5/ },
  { name: 'a PostScript or EPS file', starts: /^(?:%!PS|\u00C5\u00D0\u00D3\u00C6)/ },
  { name: 'an Office or ZIP file', starts: /^PK\u0003\u0004/ },
  { name: 'an older Office file', starts: /^\u00D0\u00CF\u0011\u00E0/ },
  { name: 'an SVG drawing', starts: /^\s*(?:<\?xml[^>]*>\s*)?<svg\b/ },
  { name: 'a web page', starts: /^\s*<(?:!doctype )?html\b/i },
];

/** What a file is by its first bytes, such as `a PNG image`; undefined if they don't tell. */
const fileKind = (head: string): string | undefined => kinds.find(({ starts }) => starts.test(head))?.name;
