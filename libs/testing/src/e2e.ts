/** Tests of a running system import this, which loads no database, Redis or Nest. */
export { eventually, until } from './eventually.ts';
export {
  type CaughtMail,
  confirmationTokenTo,
  findInMail,
  mailsAt,
  mailsTo,
  resetCodeTo,
} from './mailbox.ts';
export { badPdf, goodPdf, inkPdf, lockedPdf, plainPdf, typePdf } from './small-pdf.ts';
export { randomIp, uniqueEmail } from './visitor.ts';
export { expireVendorLink, hasSystemDatabase } from './system-database.ts';
