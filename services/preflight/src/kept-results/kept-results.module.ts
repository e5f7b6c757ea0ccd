import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeptResult } from './kept-result.entity.ts';
import { KeptResults } from './kept-results.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([KeptResult])],
  providers: [KeptResults],
  exports: [KeptResults],
})
export class KeptResultsModule {}
