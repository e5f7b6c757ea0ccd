import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Alert } from './alert.entity.ts';
import { AlertsRepository } from './alerts.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Alert])],
  providers: [AlertsRepository],
  exports: [AlertsRepository],
})
export class AlertsDataModule {}
