/** Who quotes: an entry of the user's vendors, an address, or both. */
export interface VendorIdentity {
  /** Null when the vendor was deleted. */
  vendorId: string | null;
  /** '' without one. */
  email: string;
}

/** Whether two are the same entry of the user's vendors, or their addresses reach the same mailbox. */
export const isSameVendor = (a: VendorIdentity, b: VendorIdentity): boolean =>
  (a.vendorId !== null && a.vendorId === b.vendorId) ||
  (a.email !== '' && b.email !== '' && mailboxOf(a.email) === mailboxOf(b.email));

/**
 * One of the addresses that reach the same mailbox, the same for all of them: `a+b@c.d` is `a@c.d`. Gmail also ignores
 * dots, and has a second domain for the same mailboxes.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const [mailbox = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
