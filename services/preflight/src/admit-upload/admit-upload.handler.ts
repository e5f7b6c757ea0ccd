import { Controller } from '@nestjs/common';
import { admitUpload, limits, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { OwnersRoom } from './owners-room.ts';

@Controller()
export class AdmitUploadHandler {
  constructor(
    private readonly room: OwnersRoom,
    private readonly store: FileStore,
  ) {}

  @HandleRpc(admitUpload)
  async admit({ owner }: RpcInput<typeof admitUpload>): Promise<RpcOutput<typeof admitUpload>> {
    if ((await this.room.underWay(owner)) >= limits.openChecks)
      throw new AppError('request.rate_limited', {
        userMessage: `${limits.openChecks} of your files are still being checked. Please wait for one of them.`,
      });
    for (const key of await this.room.dropInks(owner, limits.openChecks - 1)) await this.store.remove(key);
    return {};
  }
}
