import type { Vendor as VendorAnswer } from '@printpartner/contracts';
import type { Vendor } from './vendor.entity.ts';

export const presentVendor = ({ id, name, email, notes, createdAt, updatedAt }: Vendor): VendorAnswer => ({
  id,
  name,
  email,
  notes,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
