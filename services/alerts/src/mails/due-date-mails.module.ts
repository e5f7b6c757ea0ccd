import { type DynamicModule, Module } from '@nestjs/common';
import { DueDateComposer, PUBLIC_URL } from './due-date-composer.ts';

/** The mail of due dates; asks the neighbors for address and project. */
@Module({})
export class DueDateMailsModule {
  static with(publicUrl: string, neighbors: DynamicModule): DynamicModule {
    return {
      module: DueDateMailsModule,
      imports: [neighbors],
      providers: [{ provide: PUBLIC_URL, useValue: publicUrl }, DueDateComposer],
      exports: [DueDateComposer],
    };
  }
}
