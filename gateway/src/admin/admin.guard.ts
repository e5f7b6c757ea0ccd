import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import { networkOf } from '@printpartner/service-kit';
import type { Request } from 'express';
import { clientIp } from '../http/client-ip.ts';
import { routeOf } from '../http/route-metadata.ts';
import { isSafeMethod } from '../identity/origin.guard.ts';
import { AdminAttempts } from './admin-attempts.ts';
import { AdminPassword } from './admin-password.ts';
import { AdminSessions } from './admin-sessions.ts';

export const ADMIN_PASSWORD_HEADER = 'x-admin-password';

/** Requires the admin password or an admin session on admin routes, and limits wrong passwords. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly password: AdminPassword,
    private readonly attempts: AdminAttempts,
    private readonly sessions: AdminSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (routeOf(context).access === 'admin') await this.admit(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** @throws AppError admin.wrong_password, request.rate_limited */
  async admit(request: Request): Promise<void> {
    const attempt = request.get(ADMIN_PASSWORD_HEADER);
    if (attempt) return this.checkPassword(request, attempt);
    // OriginGuard has refused other origins. A write by cookie alone must name its own.
    const mayUseCookie = isSafeMethod(request) || request.get('origin') !== undefined;
    if (mayUseCookie && (await this.sessions.admits(request))) return;
    throw new AppError('admin.wrong_password', { userMessage: 'Password is required' });
  }

  private async checkPassword(request: Request, attempt: string): Promise<void> {
    const network = networkOf(clientIp(request));
    await this.attempts.take(network);
    if (!this.password.matches(attempt))
      throw new AppError('admin.wrong_password', { userMessage: 'Invalid password' });
    await this.attempts.giveBack(network);
  }
}
