import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  createVendor,
  deleteVendor,
  listVendors,
  patchVendor,
  type RpcInput,
  type RpcOutput,
  type Vendor as VendorAnswer,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { type AnswerSubject, databaseNow, forgetAnswers, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Quote } from '../quotes/quote.entity.ts';
import { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { presentVendor } from './present-vendor.ts';
import { Vendor } from './vendor.entity.ts';
import { vendorNotFound, VendorsRepository } from './vendors.repository.ts';

@Controller()
export class VendorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly vendors: VendorsRepository,
  ) {}

  @HandleRpc(listVendors)
  async list(
    _: RpcInput<typeof listVendors>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listVendors>> {
    return { vendors: (await this.vendors.all(this.dataSource.manager, userId)).map(presentVendor) };
  }

  /** @throws AppError quotes.vendor_limit_reached, quotes.vendor_not_found */
  @HandleRpc(createVendor)
  create(
    { id = randomUUID(), ...form }: RpcInput<typeof createVendor>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof createVendor>> {
    const create = async (manager: EntityManager) =>
      presentVendor(await this.vendors.insert(manager, call.userId, { id, ...form }));
    return writeOnce(this.dataSource, call, create, ABOUT_VENDOR);
  }

  /** Links and quotes follow the name; only links have an address. @throws AppError quotes.vendor_not_found */
  @HandleRpc(patchVendor)
  patch(
    { id, patch }: RpcInput<typeof patchVendor>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof patchVendor>> {
    const { userId } = call;
    const change = async (manager: EntityManager) => {
      const vendor = await this.vendors.get(manager, userId, id);
      const { name = vendor.name, email = vendor.email, notes = vendor.notes } = patch;
      Object.assign(vendor, { name, email, notes, updatedAt: await databaseNow(manager) });
      await manager.save(vendor);
      await manager.update(VendorLink, { userId, vendorId: id }, { vendorName: name, vendorEmail: email });
      await manager.update(Quote, { userId, vendorId: id }, { vendorName: name });
      return presentVendor(vendor);
    };
    return writeOnce(this.dataSource, call, change, ABOUT_VENDOR);
  }

  /** Its links and quotes keep name and address. @throws AppError quotes.vendor_not_found */
  @HandleRpc(deleteVendor)
  delete({ id }: RpcInput<typeof deleteVendor>, call: HandlerCall): Promise<RpcOutput<typeof deleteVendor>> {
    const { userId } = call;
    return writeOnce(this.dataSource, call, async (manager) => {
      await this.vendors.get(manager, userId, id);
      for (const entity of [VendorLink, Quote])
        await manager.update(entity, { userId, vendorId: id }, { vendorId: null });
      await manager.delete(Vendor, { userId, id });
      await forgetAnswers(manager, userId, id);
      return { success: true as const };
    });
  }
}

const ABOUT_VENDOR: AnswerSubject<VendorAnswer> = { of: ({ id }) => id, gone: vendorNotFound };
