import { z } from 'zod';
import { knownMessages } from './known-messages.ts';
import { isOldLink, isVendorPage, pagePaths, VENDOR_PAGE } from './pages.ts';

const CLASS_NAME = /^[A-Z][A-Za-z]{0,39}$/;
/** A file of the build, with its hash. */
const SCRIPT = /^[\w.-]{1,80}\.(?:js|mjs|css)$/;
/** A position in such a file: `projects-overlay-Bx3k.js:2:1045`. */
const FRAME = /^[\w.-]{1,80}\.m?js:\d{1,7}:\d{1,7}$/;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The template of a page's path; `*` for the page "404 Page Not Found". */
function pageTemplate(path: string): string {
  const plain = path.replace(/(?<=.)\/$/, '');
  if (isOldLink(plain)) return '/:hash';
  if (isVendorPage(plain)) return VENDOR_PAGE;
  return pagePaths.find((known) => known === plain) ?? '*';
}

/**
 * An error in the browser. It has no field for a free text: what a user typed can be in an error's message, in a
 * property's name, in the address.
 */
export const clientErrorReport = z.strictObject({
  /** How it surfaced: uncaught, a rejected promise, caught by the screen, or a file that did not load. */
  kind: z.enum(['error', 'rejection', 'screen', 'file']),
  name: z.string().regex(CLASS_NAME),
  message: z.enum(knownMessages).optional(),
  /** Number of a React error, https://react.dev/errors. */
  reactError: z.int().min(0).max(9_999).optional(),
  /** Positions in our own files, innermost first. */
  frames: z.array(z.string().regex(FRAME)).max(10),
  /** The file that did not load. */
  file: z.string().regex(SCRIPT).optional(),
  /** When the web app was built. */
  build: z.iso.datetime().optional(),
  /** Path of the page; only its template is kept. */
  page: z.string().max(200).transform(pageTemplate),
  /** The id of the last call that failed before. */
  requestId: z.string().regex(REQUEST_ID).optional(),
});
export type ClientErrorReport = z.input<typeof clientErrorReport>;
