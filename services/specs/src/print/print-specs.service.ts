import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { mailSpecs, printSpecs, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { textMeaning } from '@printpartner/spec-sheet/fields';
import { mailBody, mailSubject } from '@printpartner/spec-sheet/mail';
import { createTransport } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { contentOf, updatedAtOf } from '../content/spec-row.ts';
import { draftForms, readDraft } from '../drafts/spec-draft.entity.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import type { PrintedSheet } from './sheet-pdf.ts';
import { printedName, SheetPrinter } from './sheet-printer.ts';

type Source = RpcInput<typeof printSpecs>;

@Controller()
export class PrintSpecsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
    private readonly printer: SheetPrinter,
  ) {}

  /** @throws AppError specs.not_found, system.busy */
  @HandleRpc(printSpecs)
  async print(source: Source, call: HandlerCall): Promise<RpcOutput<typeof printSpecs>> {
    const sheet = await this.read(source, call.userId);
    const pdf = await this.printer.print(sheet, call);
    return { filename: `${printedName(sheet)}.pdf`, content: pdf.toString('base64') };
  }

  /** @throws AppError specs.not_found, system.busy */
  @HandleRpc(mailSpecs)
  async mail(source: RpcInput<typeof mailSpecs>, call: HandlerCall): Promise<RpcOutput<typeof mailSpecs>> {
    const sheet = await this.read(source, call.userId);
    const pdf = await this.printer.print(sheet, call);
    const name = printedName(sheet);
    const email = await writeSheetEmail({
      subject: mailSubject(sheet),
      body: mailBody(sheet),
      pdf,
      pdfName: `${name}.pdf`,
    });
    return { filename: `${name}.eml`, content: email.toString('base64') };
  }

  private async read(source: Source, userId: string): Promise<PrintedSheet> {
    const { manager } = this.dataSource;
    const { zone } = source;
    if ('id' in source) {
      const sheet = await this.sheets.get(manager, userId, source.id);
      const { kind, name: title } = sheet;
      return { kind, ...contentOf(kind, sheet), title, savedAt: updatedAtOf(sheet), zone };
    }
    const { kind } = draftForms[source.slot];
    const draft = await readDraft(manager, userId, source.slot);
    const content = contentOf(kind, draft);
    const title = textMeaning({ kind, ...content }, 'name');
    return { kind, ...content, title, savedAt: updatedAtOf(draft), zone };
  }
}

interface SheetEmail {
  subject: string;
  /** Plain text. */
  body: string;
  pdf: Buffer;
  pdfName: string;
}

/**
 * The sheet as an email without sender and recipient. `X-Unsent` makes Outlook and others that know it open the
 * file as a draft. @returns an RFC 5322 message
 */
async function writeSheetEmail({ subject, body, pdf, pdfName }: SheetEmail): Promise<Buffer> {
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
  if (!Buffer.isBuffer(message)) throw new Error('the email was not buffered');
  return message;
}
