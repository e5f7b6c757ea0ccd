import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { mailSpecs, printSpecs, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { textMeaning } from '@printpartner/spec-sheet/fields';
import { mailBody, mailSubject } from '@printpartner/spec-sheet/mail';
import type { DataSource } from 'typeorm';
import { contentOf, updatedAtOf } from '../content/spec-row.ts';
import { draftForms } from '../drafts/draft-forms.ts';
import { readDraft } from '../drafts/spec-draft.entity.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import { printedName } from './printed-name.ts';
import { writeSheetEmail } from './sheet-email.ts';
import type { PrintedSheet } from './sheet-pdf.ts';
import { SheetPrinter } from './sheet-printer.ts';

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
