import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import { networkOf } from '@printpartner/service-kit';
import type { Request } from 'express';
import { clientIp } from '../http/client-ip.ts';
import { routeOf } from '../http/route-metadata.ts';
import { AdminAttempts } from './admin-attempts.ts';
import { AdminPassword } from './admin-password.ts';

export const ADMIN_PASSWORD_HEADER = 'x-admin-password';

/** Requires the admin password on admin routes and limits wrong attempts. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly password: AdminPassword,
    private readonly attempts: AdminAttempts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (routeOf(context).access !== 'admin') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const attempt = request.get(ADMIN_PASSWORD_HEADER);
    if (!attempt) throw new AppError('admin.wrong_password', { userMessage: 'Password is required' });
    const network = networkOf(clientIp(request));
    await this.attempts.take(network);
    if (!this.password.matches(attempt))
      throw new AppError('admin.wrong_password', { userMessage: 'Invalid password' });
    await this.attempts.giveBack(network);
    return true;
  }
}
