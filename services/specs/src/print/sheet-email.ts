import { createTransport } from 'nodemailer';

export interface SheetEmail {
  subject: string;
  /** Plain text. */
  body: string;
  pdf: Buffer;
  pdfName: string;
}

/**
 * The sheet as an e-mail without sender and recipient. `X-Unsent` makes Outlook and others that know it open the
 * file as a draft. @returns an RFC 5322 message
 */
export async function writeSheetEmail({ subject, body, pdf, pdfName }: SheetEmail): Promise<Buffer> {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { message } = await writer.sendMail({
    subject,
    text: body,
    headers: { 'X-Unsent': '1' },
    attachments: [{ filename: pdfName, content: pdf, contentType: 'application/pdf' }],
  });
  if (!Buffer.isBuffer(message)) throw new Error('the e-mail was not buffered');
  return message;
}
