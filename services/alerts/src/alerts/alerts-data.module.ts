import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectCopies } from '../projects/project-copies.ts';
import { Alert } from './alert.entity.ts';
import { AlertPresenter } from './alert-presenter.ts';
import { AlertsRepository } from './alerts.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Alert])],
  providers: [AlertsRepository, ProjectCopies, AlertPresenter],
  exports: [AlertsRepository, AlertPresenter],
})
export class AlertsDataModule {}
