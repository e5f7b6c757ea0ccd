import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { readStartSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'settings-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('start settings', () => {
  it('K1 settings of the start are all optional, and empty counts as not set', () => {
    expect(readStartSettings({ DATA_DIR: folder, PORT: '', SMTP_URL: '', ADMIN_PASSWORD_FILE: '' })).toEqual({
      port: 8080,
      host: 'localhost',
      dataDir: folder,
      redisUrls: {},
      storage: {},
      graceSeconds: 2,
    });
  });

  it('K1 settings of the start can each be read from the file named by NAME_FILE', () => {
    const given = {
      PORT: '8181',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://somewhere/db',
      REDIS_URL: 'redis://somewhere',
      REDIS_URL_CHAT: 'redis://chat@somewhere',
      SMTP_URL: 'smtp://somewhere',
      PUBLIC_URL: 'https://print.example',
      TRUST_PROXY: 'loopback',
      ADMIN_PASSWORD: 'open sesame',
      STORAGE_URL: 's3://uploads',
      STORAGE_SECRET_ACCESS_KEY: 'a storage key',
      CODE_SECRET: 'a secret',
      LINK_SECRET: 'another secret',
      OPENAI_API_KEY: 'a key',
      OPENAI_BASE_URL: 'https://model.example/v1',
      SHUTDOWN_GRACE_SECONDS: '8',
    };
    const files = Object.entries(given).map(([name, value]) => {
      writeFileSync(join(folder, name), `${value}\n`);
      return [`${name}_FILE`, join(folder, name)];
    });
    const settings = readStartSettings({ DATA_DIR: folder, ...Object.fromEntries(files) });
    expect(settings).toEqual({
      port: 8181,
      host: given.HOST,
      dataDir: folder,
      databaseUrl: given.DATABASE_URL,
      redisUrl: given.REDIS_URL,
      redisUrls: { chat: given.REDIS_URL_CHAT },
      smtpUrl: given.SMTP_URL,
      publicUrl: given.PUBLIC_URL,
      trustProxy: given.TRUST_PROXY,
      adminPassword: given.ADMIN_PASSWORD,
      storage: {
        STORAGE_URL: given.STORAGE_URL,
        STORAGE_SECRET_ACCESS_KEY: given.STORAGE_SECRET_ACCESS_KEY,
      },
      codeSecret: given.CODE_SECRET,
      linkSecret: given.LINK_SECRET,
      openaiApiKey: given.OPENAI_API_KEY,
      openaiBaseUrl: given.OPENAI_BASE_URL,
      graceSeconds: 8,
    });
    expect(readStartSettings({ DATA_DIR: folder, PORT_FILE: files[0]?.[1], PORT: '8282' }).port).toBe(8282);
  });

  it('K1 explain a shutdown grace that is not a number of seconds', () => {
    const env = { DATA_DIR: folder, SHUTDOWN_GRACE_SECONDS: 'soon' };
    expect(() => readStartSettings(env)).toThrow(
      'SHUTDOWN_GRACE_SECONDS must be a number from 1 to 3600, not "soon".',
    );
  });

  it('K1 explain a DATA_DIR that is no folder', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readStartSettings({ DATA_DIR: file })).toThrow(
      'DATA_DIR must be a folder that can be written: ',
    );
  });

  it('K1 settings of the start name the file that cannot be read', () => {
    expect(() => readStartSettings({ DATA_DIR: folder, ADMIN_PASSWORD_FILE: '/nowhere/password' })).toThrow(
      'ADMIN_PASSWORD_FILE: can’t read /nowhere/password',
    );
  });

  it('K4 that are secrets are not inherited by child processes', () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      ADMIN_PASSWORD: 'x',
      CODE_SECRET_FILE: 'y',
      DATABASE_URL: 'z',
      LOG_LEVEL: 'debug',
    });
    const inherited = inheritedEnv();
    process.env = before;
    expect(inherited).toMatchObject({ LOG_LEVEL: 'debug', PATH: before['PATH'] });
    for (const name of ['ADMIN_PASSWORD', 'CODE_SECRET_FILE', 'DATABASE_URL'])
      expect(inherited).not.toHaveProperty(name);
  });
});
