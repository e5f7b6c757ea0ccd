import { chatRpcs } from '@printpartner/contracts';
import { bootService, runMain } from '@printpartner/service-kit';
import { ChatModule } from './chat.module.ts';
import { readChatSettings } from './env.ts';

await runMain(async () => {
  const settings = readChatSettings();
  await bootService({
    service: 'chat',
    module: ChatModule.with(settings),
    contracts: chatRpcs,
    redisUrl: settings.REDIS_URL,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
