import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  admitKeptPictures,
  keepPictures,
  readKeptPictures,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { KeptPicturesRepository } from './kept-pictures.repository.ts';
import { KeptResultsRepository } from './kept-results.repository.ts';

/** Pictures of pages, which the report of a kept result shows: the file is gone, so they can't be drawn later. */
@Controller()
export class KeptPicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kept: KeptResultsRepository,
    private readonly pictures: KeptPicturesRepository,
  ) {}

  @HandleRpc(admitKeptPictures)
  async admit(
    { id }: RpcInput<typeof admitKeptPictures>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof admitKeptPictures>> {
    await this.kept.require(userId, id);
    return {};
  }

  /** @throws AppError preflight.kept_not_found, request.invalid */
  @HandleRpc(keepPictures)
  async keep(
    { id, pictures }: RpcInput<typeof keepPictures>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof keepPictures>> {
    await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const { result } = await this.kept.hold(manager, userId, id);
      const pages = new Set(result.pages.map(({ number }) => number));
      const strange = pictures.find(({ page }) => !pages.has(page));
      if (strange) throw notAPage(strange.page);
      await this.pictures.replace(manager, id, pictures);
    });
    return {};
  }

  @HandleRpc(readKeptPictures)
  async read(
    { id }: RpcInput<typeof readKeptPictures>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readKeptPictures>> {
    await this.kept.require(userId, id);
    return { pictures: await this.pictures.of(userId, id) };
  }
}

const notAPage = (page: number) =>
  new AppError('request.invalid', {
    errors: [{ path: 'pictures', message: `The kept result has no page ${page}` }],
  });
