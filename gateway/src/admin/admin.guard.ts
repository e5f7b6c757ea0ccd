import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { adminRoutes, proofFor } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { routeOf } from '../http/endpoint.decorator.ts';
import { isSafeMethod } from '../identity/origin.guard.ts';
import { AdminAttempts } from './admin-attempts.ts';
import { AdminPassword } from './admin-password.ts';
import { AdminSessions } from './admin-sessions.ts';

export const ADMIN_PASSWORD_HEADER = 'x-admin-password';

interface Admission {
  /** Whether a session's cookie is enough. */
  byCookie?: boolean;
  /** Whether the session lasts longer by this request. */
  prolongs?: boolean;
}

/** Requires the admin password or an admin session on admin routes, and limits wrong passwords. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly password: AdminPassword,
    private readonly attempts: AdminAttempts,
    private readonly sessions: AdminSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    // A session that starts the next one would never end.
    const byCookie = route !== adminRoutes.startAdminSession;
    if (proofFor(route) === 'admin password')
      await this.admit(context.switchToHttp().getRequest<Request>(), { byCookie });
    return true;
  }

  /** @throws AppError admin.wrong_password, request.rate_limited */
  async admit(request: Request, { byCookie = true, prolongs = true }: Admission = {}): Promise<void> {
    const attempt = request.get(ADMIN_PASSWORD_HEADER);
    if (attempt) return this.checkPassword(request, attempt);
    // OriginGuard has refused other origins. A write by cookie alone must name its own.
    const mayUseCookie = byCookie && (isSafeMethod(request) || request.get('origin') !== undefined);
    if (mayUseCookie && (await this.sessions.find(request, { prolongs })) !== undefined) return;
    throw new AppError('admin.wrong_password', { userMessage: 'Password is required' });
  }

  private async checkPassword(request: Request, attempt: string): Promise<void> {
    const giveBack = await this.attempts.take(request);
    if (!this.password.matches(attempt))
      throw new AppError('admin.wrong_password', { userMessage: 'Invalid password' });
    await giveBack();
  }
}
