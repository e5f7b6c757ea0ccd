import { signUpAttempted } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Takes address and IP out of sign-up attempts that still rest in the outbox:
 * the attempt is counted all the same.
 */
export async function blankToldAttempts(manager: EntityManager, emailHash: string): Promise<void> {
  await manager.query(
    `update outbox_events set payload = payload || '{"email": "", "ip": "", "userId": null}'
      where name = $1 and payload ->> 'emailHash' = $2`,
    [signUpAttempted.name, emailHash],
  );
}
