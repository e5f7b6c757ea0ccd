import { Controller } from '@nestjs/common';
import { locateInkPage, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

@Controller()
export class LocateInkPageHandler {
  constructor(private readonly sessions: PreflightSessions) {}

  @HandleRpc(locateInkPage)
  async locate({
    sessionId,
    owner,
    page,
  }: RpcInput<typeof locateInkPage>): Promise<RpcOutput<typeof locateInkPage>> {
    const { mode, inkKey, inkPages } = await this.sessions.inksOfOwner(sessionId, owner);
    const place = inkPages.find((kept) => kept.page === page);
    if (!place || inkKey === null) throw noInk(mode);
    return { key: inkKey, from: place.from, length: place.length };
  }
}

const noInk = (mode: 'quick' | 'full') =>
  new AppError('preflight.no_ink', {
    userMessage:
      mode === 'quick'
        ? 'A Quick Scan paints no inks. Run a Full Scan to see them.'
        : 'The inks of this page are not kept: the file has too many pages, more is painted on them than is looked at, or there was no room for them.',
  });
