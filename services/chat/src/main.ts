import { chatRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { ChatModule } from './chat.module.ts';
import { readChatSettings } from './env.ts';

await runMain(async () => {
  const settings = readChatSettings();
  await bootService({
    peer: new Peer('chat', settings),
    module: ChatModule.with(settings),
    contracts: chatRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
