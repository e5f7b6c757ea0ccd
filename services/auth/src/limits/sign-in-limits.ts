import { Injectable } from '@nestjs/common';
import type { ClientOrigin } from '@printpartner/contracts';
import { networkOf, wideNetworkOf } from '@printpartner/service-kit';
import { KnownDevices } from '../devices/known-devices.ts';
import { type AttemptKeys, AttemptLimits } from './attempt-limits.ts';

interface Visitor {
  origin: ClientOrigin;
  deviceHash?: string | undefined;
}

/** The limits of wrong passwords at the sign-in. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
  ) {}

  /** What an attempt counts against. A known device has limits of its own. */
  async keysOf(email: string, { origin: { ip }, deviceHash }: Visitor): Promise<AttemptKeys> {
    const device = await this.devices.limitKey(email, deviceHash);
    if (device) return { 'sign-in:ip': networkOf(ip), 'sign-in:device': device };
    return {
      'sign-in:ip': networkOf(ip),
      'sign-in:network': wideNetworkOf(ip),
      ...ofAccount(email, ip),
    };
  }

  /** Clears what was counted against an account, for its owner, who has just proved access to the mailbox. */
  async clear(email: string, { origin, deviceHash }: Visitor): Promise<void> {
    const device = await this.devices.limitKey(email, deviceHash);
    await this.limits.clear({ ...ofAccount(email, origin.ip), ...(device && { 'sign-in:device': device }) });
  }
}

const ofAccount = (email: string, ip: string): AttemptKeys => ({
  'sign-in:account-ip': `${email} ${networkOf(ip)}`,
  'sign-in:account-network': `${email} ${wideNetworkOf(ip)}`,
  'sign-in:account': email,
});
