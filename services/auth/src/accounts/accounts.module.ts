import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AllowExportService } from './allow-export.service.ts';
import { DeleteAccountService } from './delete-account.service.ts';
import { UserDataService } from './user-data.service.ts';

@Module({
  imports: [SessionsModule],
  controllers: [DeleteAccountService, AllowExportService, UserDataService],
})
export class AccountsModule {}
