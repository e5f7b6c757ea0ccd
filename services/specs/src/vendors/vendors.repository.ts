import { Injectable } from '@nestjs/common';
import { limits, type vendorChoice, type vendorForm } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { databaseNow, isUniqueViolation } from '@printpartner/service-kit';
import { type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Vendor } from './vendor.entity.ts';

type NewVendor = z.output<typeof vendorForm> & { id: string };

/** Every query filters by the user: another user's vendor is never found. */
@Injectable()
export class VendorsRepository {
  /** All vendors of a user, sorted by name. */
  all(manager: EntityManager, userId: string): Promise<Vendor[]> {
    return manager.find(Vendor, { where: { userId }, order: { name: 'ASC', id: 'ASC' } });
  }

  /** @throws AppError quotes.vendor_not_found */
  async get(manager: EntityManager, userId: string, id: string): Promise<Vendor> {
    const vendor = await manager.findOneBy(Vendor, { userId, id });
    if (!vendor) throw vendorNotFound();
    return vendor;
  }

  /** The chosen vendor; a new one is remembered. @throws AppError quotes.vendor_not_found, quotes.vendor_limit_reached */
  chosen(manager: EntityManager, userId: string, choice: z.output<typeof vendorChoice>): Promise<Vendor> {
    return 'name' in choice ? this.insert(manager, userId, choice) : this.get(manager, userId, choice.id);
  }

  /**
   * A vendor whose id the user, whose lock the caller holds, already has is answered as it is.
   *
   * @throws AppError quotes.vendor_limit_reached; quotes.vendor_not_found if the id is another user's;
   *   quotes.made_already if the user's says something else
   */
  async insert(manager: EntityManager, userId: string, form: NewVendor): Promise<Vendor> {
    const { id, name, email = '', notes = '' } = form;
    const existing = await manager.findOneBy(Vendor, { userId, id });
    if (existing) {
      const isSame = existing.name === name && existing.email === email && existing.notes === notes;
      if (!isSame) throw madeAlready('This vendor');
      return existing;
    }
    if ((await manager.countBy(Vendor, { userId })) >= limits.vendors) throw tooManyVendors();
    const now = await databaseNow(manager);
    const created = { id, userId, name, email, notes, createdAt: now, updatedAt: now };
    const vendor = Object.assign(new Vendor(), created);
    await manager.insert(Vendor, vendor).catch((error: unknown) => {
      throw isUniqueViolation(error, 'vendors_pk') ? vendorNotFound() : error;
    });
    return vendor;
  }
}

/** A repeated creation that says something else than the first: its changes must not get lost unnoticed. */
export const madeAlready = (what: string) =>
  new AppError('quotes.made_already', {
    userMessage: `${what} was saved already, with other details. Reload the page to see it, then change it there.`,
  });

/** The same error for a deleted vendor and for another user's. */
export const vendorNotFound = () =>
  new AppError('quotes.vendor_not_found', { userMessage: 'This vendor no longer exists.' });

const tooManyVendors = () =>
  new AppError('quotes.vendor_limit_reached', {
    userMessage: `You have ${limits.vendors} vendors, the maximum. Delete one to make room.`,
  });
