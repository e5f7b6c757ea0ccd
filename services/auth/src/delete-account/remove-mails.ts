import type { EntityManager } from 'typeorm';

/** Removes the mails of an account and of its address' reset codes, sent or not; before the codes' requests go. */
export async function removeMails(manager: EntityManager, accountId: string, email: string): Promise<void> {
  await manager.query(
    `delete from mails where ref = $1
      or ref in (select id::text from reset_requests where email = $2)`,
    [accountId, email],
  );
}
