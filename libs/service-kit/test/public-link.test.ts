import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@printpartner/messaging';
import { createTestDatabase, type TestDatabase } from '@printpartner/testing';
import { Column, DataSource, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import {
  databaseNow,
  erasedUsersSql,
  isOpenLink,
  linkStateOf,
  lockUser,
  newPublicLink,
  postgresOptions,
  presentPublicLink,
  PublicLink,
  PublicLinks,
  PublicLinkTokens,
  PublicLinkVersion,
} from '../src/index.ts';

/** A proof that clients approve by a link: another noun than sheets that vendors quote, with tables of its own. */
@Entity({ name: 'proofs' })
class Proof {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  text: string;
}

@Entity({ name: 'proof_links' })
class ProofLink extends PublicLink {
  @Column({ name: 'proof_id', type: 'uuid' })
  proofId: string;

  @Column({ type: 'text' })
  client: string;

  @Column({ type: 'boolean' })
  approved: boolean;
}

@Entity({ name: 'proof_versions' })
class ProofVersion extends PublicLinkVersion {
  @Column({ type: 'text' })
  text: string;
}

const TABLES = [
  erasedUsersSql.up,
  'create table proofs (id uuid primary key, user_id uuid not null, text text not null)',
  `create table proof_links (
    id uuid constraint proof_links_pk primary key,
    user_id uuid not null,
    proof_id uuid not null,
    client text not null,
    approved boolean not null,
    version integer not null,
    frozen_at timestamptz not null,
    openings integer not null,
    first_opened_at timestamptz,
    last_opened_at timestamptz,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table proof_versions (
    link_id uuid not null references proof_links on delete cascade,
    version integer not null,
    user_id uuid not null,
    text text not null,
    frozen_at timestamptz not null,
    primary key (link_id, version)
  )`,
];

const addresses = {
  secret: 'a secret of at least thirty-two letters',
  label: 'proof-link',
  path: '/p/',
  publicUrl: 'https://print.example',
};
const limits = { ofSubject: 2, ofUser: 3, kept: 5, versions: 2 };
const tokens = new PublicLinkTokens(addresses);
const errorOf = (userMessage: string) => () => new AppError('request.invalid', { userMessage });
const links = new PublicLinks(
  {
    link: ProofLink,
    linkKey: 'proof_links_pk',
    version: ProofVersion,
    subject: { entity: Proof, key: 'proofId' },
    limits,
    errors: {
      unknown: errorOf('unknown'),
      expired: errorOf('expired'),
      closed: errorOf('closed'),
      own: errorOf('own'),
      notFound: errorOf('not found'),
      tooMany: (limit) => errorOf(`too many: ${limit}`)(),
    },
  },
  tokens,
);

let database: TestDatabase;
let dataSource: DataSource;
let manager: EntityManager;
beforeAll(async () => {
  database = await createTestDatabase({ service: 'proofs' });
  for (const statement of TABLES) await database.query(statement);
  const entities = [Proof, ProofLink, ProofVersion];
  dataSource = await new DataSource(
    postgresOptions({ service: 'proofs', url: database.url, entities }),
  ).initialize();
  ({ manager } = dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.close();
});

const refused = (userMessage: string) =>
  expect.objectContaining({ reply: expect.objectContaining({ userMessage }) });

async function newProof(userId: string = randomUUID()): Promise<Proof> {
  const proof = { id: randomUUID(), userId, text: 'Gala postcard, round 1' };
  await manager.insert(Proof, proof);
  return proof;
}

/** As a service makes a link, in the owner's transaction. */
const make = ({ id: proofId, userId, text }: Proof, id: string = randomUUID()): Promise<ProofLink> =>
  dataSource.transaction(async (owner) => {
    await lockUser(owner, userId);
    await links.requireRoom(owner, userId, proofId);
    const own = { id, userId, proofId, client: 'Lakeview Arts', approved: false };
    const link = Object.assign(new ProofLink(), own, newPublicLink(await databaseNow(owner), 30));
    await links.insert(owner, link);
    await links.freeze(owner, link, { text });
    return link;
  });

async function made() {
  const proof = await newProof();
  const link = await make(proof);
  const { userId } = proof;
  return { proof, userId, link, id: link.id, token: tokens.of(link) };
}

const approve = (token: string, viewerId: string | null = null) =>
  links.answer(dataSource, { token, viewerId }, async (owner, link) => {
    link.approved = true;
    return owner.save(link);
  });
const set = (id: string, change: string) =>
  database.query(`update proof_links set ${change} where id = $1`, [id]);

describe('the links of another noun', () => {
  it('S8 public links are opened and answered by token, by anyone but their owner', async () => {
    const { userId, link, token } = await made();
    expect(tokens.urlOf(link)).toBe(`https://print.example/p/${token}`);
    const opened = await links.opened(manager, token);
    expect(opened).toMatchObject({ id: link.id, client: 'Lakeview Arts', approved: false });
    await links.countOpening(manager, opened);
    // Saving what was read before the visit doesn't undo it.
    await manager.save(link);
    await expect(approve(token, userId)).rejects.toEqual(refused('own'));
    expect(await approve(token, randomUUID())).toMatchObject({ approved: true });
    const stored = await links.get(manager, userId, link.id);
    expect(stored).toMatchObject({ approved: true });
    const { first_opened_at: first, ...shown } = presentPublicLink(stored);
    expect(shown).toMatchObject({ id: link.id, version: 1, openings: 1, last_opened_at: first });
    expect(first).not.toBeNull();
  });

  it('S8 public links show what was frozen until a next version is offered, up to a limit', async () => {
    const { proof, userId, link } = await made();
    await manager.update(Proof, { id: proof.id }, { text: 'Gala postcard, round 2' });
    expect(await links.version(manager, link, 1)).toMatchObject({ text: 'Gala postcard, round 1' });
    links.advance(link, await databaseNow(manager));
    await manager.save(link);
    await links.freeze(manager, link, { text: 'Gala postcard, round 2' });
    const other = await make(proof);
    const newest = await links.newestVersions(manager, userId, [link, other]);
    expect([...newest.values()].map(({ linkId, version, text }) => [linkId, version, text])).toEqual(
      expect.arrayContaining([
        [link.id, 2, 'Gala postcard, round 2'],
        [other.id, 1, 'Gala postcard, round 1'],
      ]),
    );
    expect(() => links.advance(link, new Date())).toThrow(refused('too many: versions'));
  });

  it('S8 public links say that they are expired or closed, and work again when they are extended or reopened', async () => {
    const { userId, id, token } = await made();
    const stateNow = async () => {
      const link = await links.get(manager, userId, id);
      const now = await databaseNow(manager);
      return [linkStateOf(link, true, now), isOpenLink(link, now)];
    };
    expect(await stateNow()).toEqual(['answered', true]);
    await set(id, 'expires_at = now()');
    for (const attempt of [links.opened(manager, token), approve(token)])
      await expect(attempt).rejects.toEqual(refused('expired'));
    expect(await stateNow()).toEqual(['expired', false]);
    const link = await links.unrevoked(manager, userId, id);
    await links.extend(manager, link, 5, await databaseNow(manager));
    await manager.save(link);
    expect(await links.opened(manager, token)).toMatchObject({ id });
    await set(id, 'closed_at = now()');
    for (const attempt of [links.opened(manager, token), approve(token)])
      await expect(attempt).rejects.toEqual(refused('closed'));
    expect(await stateNow()).toEqual(['closed', false]);
    await set(id, 'closed_at = null');
    expect(await approve(token)).toMatchObject({ approved: true });
  });

  it('S8 public links are as unknown when revoked, forged or of a deleted subject, and opened by no token of another noun', async () => {
    const { proof, userId, link, token } = await made();
    const { link: other, token: otherToken } = await made();
    const foreign = new PublicLinkTokens({ ...addresses, label: 'vendor-link' });
    const mixed = `${token.slice(0, 22)}${otherToken.slice(22)}`;
    for (const wrong of [mixed, foreign.of(link), 'A'.repeat(43)])
      for (const attempt of [links.opened(manager, wrong), approve(wrong)])
        await expect(attempt).rejects.toEqual(refused('unknown'));
    await manager.delete(Proof, { id: proof.id });
    await expect(links.opened(manager, token)).rejects.toEqual(refused('unknown'));
    await manager.insert(Proof, proof);
    await links.opened(manager, token);
    await links.revoke(manager, userId, link.id);
    const { revokedAt } = await links.get(manager, userId, link.id);
    await links.revoke(manager, userId, link.id);
    expect((await links.get(manager, userId, link.id)).revokedAt).toEqual(revokedAt);
    for (const attempt of [links.opened(manager, token), approve(token)])
      await expect(attempt).rejects.toEqual(refused('unknown'));
    await expect(links.unrevoked(manager, userId, link.id)).rejects.toEqual(refused('not found'));
    expect(await links.opened(manager, otherToken)).toMatchObject({ id: other.id });
  });

  it('S8 public links are found, revoked and made again under their id by no other user, and answered for no erased one', async () => {
    const { userId, id, token } = await made();
    const stranger = await newProof();
    expect(await links.find(manager, stranger.userId, id)).toBeNull();
    await expect(links.revoke(manager, stranger.userId, id)).rejects.toEqual(refused('not found'));
    await expect(make(stranger, id)).rejects.toEqual(refused('not found'));
    await database.query('insert into erased_users (user_id) values ($1)', [userId]);
    await expect(approve(token)).rejects.toEqual(refused('unknown'));
  });

  it('S8 public links take two answers one after the other, each from what the other left', async () => {
    const { token } = await made();
    const add = () =>
      links.answer(dataSource, { token, viewerId: null }, async (owner, link) => {
        link.client += '!';
        return owner.save(link);
      });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ client }) => client).toSorted()).toEqual(['Lakeview Arts!', 'Lakeview Arts!!']);
  });

  it('S8 public links are limited per subject and per user, by those that work and by all that were made', async () => {
    const { proof, userId, link, id } = await made();
    await make(proof);
    await expect(make(proof)).rejects.toEqual(refused('too many: ofSubject'));
    const second = await newProof(userId);
    await make(second);
    await expect(make(second)).rejects.toEqual(refused('too many: ofUser'));
    await set(id, 'expires_at = now()');
    await make(second);
    const expired = await links.get(manager, userId, id);
    const extended = links.extend(manager, expired, 5, await databaseNow(manager));
    await expect(extended).rejects.toEqual(refused('too many: ofUser'));
    // What works already may work longer.
    await links.extend(manager, link, 5, await databaseNow(manager));
    await manager.delete(Proof, { id: second.id });
    await links.extend(manager, expired, 5, await databaseNow(manager));
    await links.revoke(manager, userId, id);
    await make(proof);
    await set(id, 'expires_at = now()');
    const third = await newProof(userId);
    await expect(make(third)).rejects.toEqual(refused('too many: kept'));
  });
});
