import { isSameVendor, type VendorIdentity } from '@printpartner/spec-sheet/quotes';
import type { EntityManager } from 'typeorm';
import { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import type { Quote } from './quote.entity.ts';

/** With the address of the link that the quote answers, else of the vendor whose price its owner typed in. */
export async function vendorOfQuote(
  manager: EntityManager,
  { userId, linkId, vendorId }: Quote,
): Promise<VendorIdentity> {
  if (linkId !== null) {
    const link = await manager.findOneBy(VendorLink, { userId, id: linkId });
    return { vendorId, email: link?.vendorEmail ?? '' };
  }
  const vendor = vendorId === null ? null : await manager.findOneBy(Vendor, { userId, id: vendorId });
  return { vendorId, email: vendor?.email ?? '' };
}

export const isToVendor = ({ vendorId, vendorEmail: email }: VendorLink, vendor: VendorIdentity): boolean =>
  isSameVendor({ vendorId, email }, vendor);
