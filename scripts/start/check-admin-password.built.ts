import { adminPassword } from '@printpartner/contracts';
import { PlainError } from '../plain-error.ts';

/** @throws PlainError if the password could not be entered, or is too short */
export function checkAdminPassword(password: string): void {
  const { error } = adminPassword.safeParse(password);
  if (error) throw new PlainError(`ADMIN_PASSWORD: ${error.issues[0]?.message}.`);
}
