import { type DynamicModule, Module } from '@nestjs/common';
import type { AuthSettings } from '../env.ts';
import { AuthComposers, PUBLIC_URL } from '../mails/auth-composers.ts';
import { ResetRequests } from '../passwords/reset-requests.ts';
import { CodeMaker } from './code-maker.ts';

/** Codes and the mails that carry them. Global, because the mail module takes its composers from here. */
@Module({})
export class CodesModule {
  static with({ CODE_SECRET, PUBLIC_URL: publicUrl }: AuthSettings): DynamicModule {
    return {
      module: CodesModule,
      global: true,
      providers: [
        { provide: CodeMaker, useValue: new CodeMaker(CODE_SECRET) },
        { provide: PUBLIC_URL, useValue: publicUrl },
        ResetRequests,
        AuthComposers,
      ],
      exports: [CodeMaker, ResetRequests, AuthComposers],
    };
  }
}
