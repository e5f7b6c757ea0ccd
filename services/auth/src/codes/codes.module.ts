import { type DynamicModule, Module } from '@nestjs/common';
import type { AuthSettings } from '../env.ts';
import { ResetRequests } from '../forgot-password/reset-requests.ts';
import { AuthComposers, PUBLIC_URL } from '../mails/auth-composers.ts';
import { CodeMaker } from './code-maker.ts';

/** What both the use cases and the mails need of codes. */
@Module({})
export class CodesModule {
  static with({ CODE_SECRET, PUBLIC_URL: publicUrl }: AuthSettings): DynamicModule {
    return {
      module: CodesModule,
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
