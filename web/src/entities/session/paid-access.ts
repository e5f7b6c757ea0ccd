import { isPaymentRecord } from '../../platform/storage/payment-record.ts';

/** Flags that mobile purchases and earlier versions store in a browser. */
const accessFlags = [
  'had_previous_access',
  'is_pwa_user',
  'print_partner_lifetime_access',
  'print_partner_trial_access',
  'paymentVerified',
];

export type Plan = 'lifetime';

export interface AccessSigns {
  /** The app is installed or runs in standalone display mode. */
  isInstalled: boolean;
  /** The browser's local storage. */
  stored: Readonly<Record<string, string>>;
}

/**
 * Lifetime if the app is installed or a flag or payment record is stored; else null. Only a hint for the screen: the
 * server neither sees nor trusts it.
 */
export function paidPlan({ isInstalled, stored }: AccessSigns): Plan | null {
  const hasFlag = accessFlags.some((flag) => isSet(stored[flag]));
  return isInstalled || hasFlag || Object.values(stored).some(isPaymentRecord) ? 'lifetime' : null;
}

const unset = new Set(['', 'false', '0', 'null', 'undefined']);

function isSet(flag: string | undefined): boolean {
  return flag !== undefined && !unset.has(flag);
}
