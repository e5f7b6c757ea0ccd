import { Controller } from '@nestjs/common';
import { readPreferences, type RpcInput, type RpcOutput, savePreferences } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { PreferencesService } from './preferences.service.ts';

@Controller()
export class PreferencesHandler {
  constructor(private readonly service: PreferencesService) {}

  @HandleRpc(readPreferences)
  read(
    _: RpcInput<typeof readPreferences>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readPreferences>> {
    return this.service.read(userId);
  }

  @HandleRpc(savePreferences)
  save(
    input: RpcInput<typeof savePreferences>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof savePreferences>> {
    return this.service.save(userId, input);
  }
}
