import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { adminUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { byTime, readUserRows, type UserTable } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';

/** Named as on the admin pages. */
const attemptRows: UserTable = {
  columns: `id, at as timestamp, email, platform, success, ip as "ipAddress", error_message as "errorMessage"`,
  table: 'signup_attempts',
  owner: 'user_id',
  order: byTime('at'),
};

/** Exports the attempt that created the user's account. */
@Controller()
export class UserDataService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(adminUserData)
  userData(
    { after }: RpcInput<typeof adminUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof adminUserData>> {
    return readUserRows(this.dataSource, attemptRows, userId, after);
  }
}
