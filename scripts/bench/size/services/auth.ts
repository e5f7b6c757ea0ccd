import { createHash } from 'node:crypto';
import {
  allowExport,
  authRpcs,
  authUserData,
  changePassword,
  confirmedAddress,
  confirmSession,
  deleteAccount,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSecurityEvents,
  listSessions,
  readPreferences,
  requestConfirmation,
  resetByLink,
  resetPassword,
  resolveSession,
  savePreferences,
  signIn,
  signOut,
  signUp,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idSql, type Sizes } from '../sizes.ts';

/** What a visit needs of the service's codes. */
interface Codes {
  resetToken(requestId: string): string;
}

const fillOldest = ({ accounts }: Sizes): string[] => [
  `insert into accounts (id, email, password_hash)
    select ${idSql('user', 'n')}, 'person' || n || '@print.example', 'none' from generate_series(1, ${accounts}) n`,
  `insert into sessions (token_hash, account_id, platform, user_agent, ip, expires_at, ends_at)
    select md5('token' || n) || md5('hash' || n), ${idSql('user', 'n')}, 'web', 'a browser', '203.0.113.7',
      now() + random() * interval '30 days', now() + interval '90 days' from generate_series(1, ${accounts}) n`,
];

const fillNewest = ({ accounts, others }: Sizes): string[] => [
  `insert into preferences (account_id) select id from accounts`,
  `insert into known_devices (mark_hash, account_id, expires_at)
    select md5('mark' || n) || md5('device' || n), ${idSql('user', 'n')}, now() + random() * interval '180 days'
    from generate_series(1, ${accounts}) n`,
  `insert into security_events (account_id, kind, device, network, source, last_at)
    select ${idSql('user', '1 + n / 10')}, 'signed_in', 'a browser', '203.0.113.x', n::text, now() - random() * interval '90 days'
    from generate_series(1, ${accounts}) n`,
  `insert into reset_requests (id, email, expires_at, tries_left)
    select gen_random_uuid(), 'person' || (1 + n % ${accounts}) || '@print.example', now() + interval '1 hour', 5
    from generate_series(1, ${others}) n`,
  `insert into mails (id, kind, ref, state, done_at)
    select gen_random_uuid(), 'confirm-email', ${idSql('user', 'n')}, 'sent', now() - random() * interval '7 days'
    from generate_series(1, ${others}) n`,
  `insert into outbox_events (id, name, payload, request_id, done_at)
    select gen_random_uuid(), 'auth.signup-attempted', jsonb_build_object('emailHash', md5('a' || n) || md5('b' || n)),
      'fill', now() - random() * interval '7 days' from generate_series(1, ${others}) n`,
];

async function visit({ service: { call, database }, n, provided }: Visit): Promise<void> {
  const email = `visitor${n}@print.example`;
  const password = 'kiss-cut 14 pt';
  const origin = { ip: `198.51.100.${n}`, platform: 'web', userAgent: 'a browser' } as const;
  const deviceHash = createHash('sha256').update(email).digest('hex');
  const { user, token } = await call(signUp, { form: { email, password }, origin, deviceHash });
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await call(signIn, { form: { email, password }, origin, deviceHash });
  const { sessions } = await call(listSessions, { tokenHash }, user.id);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  await call(endSession, { id: other?.id ?? '', origin }, user.id);
  await call(endOtherSessions, { tokenHash, origin, deviceHash }, user.id);
  await call(listSecurityEvents, {}, user.id);
  await call(confirmSession, { form: { password }, tokenHash, origin }, user.id);
  await call(allowExport, { tokenHash, origin }, user.id);
  await database.query(
    `update sessions set last_seen_at = now() - interval '2 hours' where token_hash = $1`,
    [tokenHash],
  );
  await call(resolveSession, { tokenHash });
  await call(savePreferences, { tabOrder: [] }, user.id);
  await call(readPreferences, {}, user.id);
  await call(requestConfirmation, {}, user.id);
  await call(confirmedAddress, {}, user.id);
  const newPassword = 'die-cut 12 pt';
  await call(
    changePassword,
    { form: { oldPassword: password, newPassword }, tokenHash, origin, deviceHash },
    user.id,
  );
  const { resetCode = '' } = await call(forgotPassword, { form: { email }, origin });
  await call(resetPassword, { form: { email, code: resetCode, newPassword }, origin, deviceHash });
  await call(forgotPassword, { form: { email }, origin });
  const [request] = await database.query('select id from reset_requests where email = $1', [email]);
  const codes = await provided<Codes>('codes/code-maker', 'CodeMaker');
  const resetForm = { token: codes.resetToken(String(request?.['id'])), newPassword };
  await call(resetByLink, { form: resetForm, origin, deviceHash });
  await readUserData(call, authUserData, user.id);
  await call(signOut, { tokenHash, everywhere: true, origin, deviceHash });
  const last = await call(signIn, { form: { email, password: newPassword }, origin, deviceHash });
  const lastHash = createHash('sha256').update(last.token).digest('hex');
  await call(confirmSession, { form: { password: newPassword }, tokenHash: lastHash, origin }, user.id);
  await call(deleteAccount, { tokenHash: lastHash }, user.id);
}

export const atSize: ServiceAtSize = {
  service: 'auth',
  contracts: authRpcs,
  settings: {
    WEB_SIGNUP: 'flag',
    SHOW_RESET_CODE: 'true',
    CODE_SECRET: 'a secret of at least thirty-two letters',
    PUBLIC_URL: 'https://print.example',
    MAIL_FROM: 'Print Partner <no-reply@print.example>',
    // Refuses connections: mails are claimed and tried again.
    SMTP_URL: 'smtp://127.0.0.1:9',
  },
  events: {},
  fillOldest,
  fillNewest,
  visit,
};
