import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../accounts/account.entity.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ConfirmEmailService } from './confirm-email.service.ts';
import { ConfirmedAddressService } from './confirmed-address.service.ts';
import { RequestConfirmationService } from './request-confirmation.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Account]), LimitsModule, SessionsModule],
  controllers: [RequestConfirmationService, ConfirmEmailService, ConfirmedAddressService],
})
export class EmailConfirmationModule {}
