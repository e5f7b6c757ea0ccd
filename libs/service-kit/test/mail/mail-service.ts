import { type DynamicModule, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import { authHealth, authState, type HealthReport, type ServiceReport } from '@printpartner/contracts';
import { randomName, type TestDatabase } from '@printpartner/testing';
import type { DataSource } from 'typeorm';
import {
  databaseModule,
  healthController,
  Mail,
  MailBox,
  type MailComposer,
  type MailComposers,
  type MailComposing,
  MailHealth,
  mailModule,
} from '../../src/index.ts';
import { MailReport } from '../../src/mail/mail-report.ts';

export interface MailServiceOptions {
  db: TestDatabase;
  redisUrl: string;
  smtpUrl: string | undefined;
  /** Replicas have the same. */
  service?: string;
  compose: MailComposer;
}

interface HealthCalls {
  check(input: object, call: object): Promise<HealthReport>;
  state(input: object, call: object): Promise<ServiceReport>;
}

const Health: Type<HealthCalls> = healthController(authHealth, authState, { notes: [MailHealth] });

/** Replaced by a value. */
class Composers implements MailComposing {
  readonly byKind: MailComposers = {};
}

@Module({})
class Root {
  static with({ db, redisUrl, smtpUrl, service = randomName('shop'), compose }: MailServiceOptions) {
    const module: DynamicModule = {
      module: Root,
      controllers: [Health],
      providers: [{ provide: Composers, useValue: { byKind: { greeting: compose, notice: compose } } }],
      imports: [
        databaseModule({ service: 'shop', url: db.url, entities: [Mail] }),
        mailModule({
          service,
          redisUrl,
          smtpUrl,
          from: 'Shop <shop@example.com>',
          graceSeconds: 10,
          composers: Composers,
        }),
      ],
    };
    return module;
  }
}

/** A service that only sends mail. */
export class MailService {
  private constructor(
    private readonly app: INestApplicationContext,
    private readonly db: TestDatabase,
  ) {}

  static async start(options: MailServiceOptions): Promise<MailService> {
    const app = await NestFactory.createApplicationContext(Root.with(options), { logger: false });
    return new MailService(app, options.db);
  }

  /** Records mails in one transaction without a nudge. */
  async record(refs: string[], kind = 'greeting'): Promise<string[]> {
    const dataSource = this.app.get<DataSource>(getDataSourceToken());
    return dataSource.transaction((manager) =>
      Promise.all(refs.map((ref) => this.app.get(MailBox).record(manager, { kind, ref }))),
    );
  }

  nudge(): void {
    this.app.get(MailBox).nudge();
  }

  health(): Promise<HealthReport> {
    return this.app.get(Health).check({}, { requestId: 'test' });
  }

  state(): Promise<ServiceReport> {
    return this.app.get(Health).state({}, { requestId: 'test' });
  }

  /** Acts as if Postgres were away. */
  async disconnect(): Promise<void> {
    await this.app.get<DataSource>(getDataSourceToken()).destroy();
  }

  report(): ReturnType<MailReport['read']> {
    return this.app.get(MailReport).read();
  }

  async states(): Promise<string[]> {
    const rows = await this.db.query('select state from mails order by state');
    return rows.map(({ state }) => String(state));
  }

  stop(): Promise<void> {
    return this.app.close();
  }
}
