import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { type Peer, RpcClient } from '@printpartner/messaging';
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { AccountsClient } from './accounts/accounts.client.ts';
import type { SpecsSettings } from './env.ts';
import { MailRecipients } from './mails/mail-recipients.ts';
import { PUBLIC_URL, QuoteComposers } from './mails/quote-composers.ts';
import { QuotesRepository } from './quotes/quotes.repository.ts';
import { LinkTokens } from './vendor-links/link-tokens.ts';
import { VendorLinksRepository } from './vendor-links/vendor-links.repository.ts';

/** Links, quotes and their files. Global, because the mail and the events module take composers and handlers from here. */
@Module({})
export class QuotesDataModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with({ LINK_SECRET, PUBLIC_URL: publicUrl, STORAGE_URL }: SpecsSettings, peer: Peer): DynamicModule {
    return {
      module: QuotesDataModule,
      global: true,
      providers: [
        { provide: RpcClient, useFactory: () => new RpcClient({ peer }) },
        { provide: FileStore, useFactory: () => new FileStore(STORAGE_URL) },
        { provide: LinkTokens, useFactory: () => new LinkTokens(LINK_SECRET, publicUrl) },
        { provide: MailRecipients, useFactory: () => new MailRecipients(LINK_SECRET, publicUrl) },
        { provide: PUBLIC_URL, useValue: publicUrl },
        AccountsClient,
        QuotesRepository,
        VendorLinksRepository,
        QuoteComposers,
        AccountDeletedSubscriber,
      ],
      exports: [
        FileStore,
        LinkTokens,
        MailRecipients,
        AccountsClient,
        QuotesRepository,
        VendorLinksRepository,
        QuoteComposers,
        AccountDeletedSubscriber,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
