import { Injectable } from '@nestjs/common';
import { type EventPayload, signUpAttempted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import type { EventSubscriber } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { anonymous, lockAddress, wasErasedSince } from './erasures.ts';
import { SignUpAttempt } from './sign-up-attempt.entity.ts';

/** Stores and counts an attempt; anonymously if it arrives after its account was deleted. */
@Injectable()
export class SignUpAttemptedSubscriber implements EventSubscriber {
  readonly handler = handleEvent(signUpAttempted, async (attempt, { manager }) => {
    const { attemptId, email, emailHash, platform, ip, userId, errorMessage } = attempt;
    const at = new Date(attempt.at);
    const success = errorMessage === null;
    await lockAddress(manager, emailHash);
    const isErased = email === '' || (await wasErasedSince(manager, emailHash, at));
    const person = isErased ? anonymous : { email, emailHash, ip, userId };
    await manager.insert(SignUpAttempt, { id: attemptId, at, platform, success, errorMessage, ...person });
    await count(manager, platform, success);
  });
}

async function count(
  manager: EntityManager,
  platform: EventPayload<typeof signUpAttempted>['platform'],
  success: boolean,
): Promise<void> {
  await manager.query(
    `insert into signup_totals as total (platform, success, count) values ($1, $2, 1)
      on conflict (platform, success) do update set count = total.count + 1`,
    [platform, success],
  );
}
