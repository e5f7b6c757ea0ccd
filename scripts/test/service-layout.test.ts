import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../project-root.ts';

/** Auth deletes accounts itself; the assistant keeps nothing that a user could export. */
const withoutSubscriber = ['auth'];
const withoutExport = ['chat'];

const services = readdirSync(inProject('services'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const sourceOf = (service: string) => inProject('services', service, 'src');
const filesOf = (service: string): string[] =>
  readdirSync(sourceOf(service), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
const textOf = (service: string, file: string) => readFileSync(join(sourceOf(service), file), 'utf8');

describe.each(services)('the %s service', (service) => {
  const files = filesOf(service);
  const named = (ending: string) => files.filter((file) => file.endsWith(ending));

  it('K4 services have the same files at the top, with one Nest module', () => {
    const top = ['database.ts', 'env.ts', 'main.ts', 'migrate.ts', `${service}.module.ts`];
    const found = files.filter((file) => basename(file) === file && !file.endsWith('.test.ts'));
    expect(found.filter((file) => file !== 'redis.ts').toSorted()).toEqual(top.toSorted());
    expect(named('.module.ts')).toEqual([`${service}.module.ts`]);
  });

  it('K4 services erase and export what an account has in the same place', () => {
    const subscribers = withoutSubscriber.includes(service) ? [] : ['accounts/account-deleted.subscriber.ts'];
    expect(named('account-deleted.subscriber.ts')).toEqual(subscribers);
    const exports = withoutExport.includes(service) ? [] : ['accounts/user-data.service.ts'];
    expect(named('user-data.service.ts')).toEqual(exports);
  });

  it('K4 services that send mails list their kinds and compose them in the same files', () => {
    const sendsMail = textOf(service, `${service}.module.ts`).includes('mailModule(');
    const mails = sendsMail ? ['mails/composers.ts', 'mails/mail-kinds.ts'] : [];
    expect([...named('composers.ts'), ...named('mail-kinds.ts')].toSorted()).toEqual(mails);
  });

  it('K4 each subscriber of an event is a class and each presenter a function, named as their files', () => {
    const words = (file: string, ending: string) => basename(file, ending).split('-');
    const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    for (const file of named('.subscriber.ts')) {
      const name = words(file, '.subscriber.ts').map(upper).join('');
      expect(textOf(service, file)).toContain(`export class ${name}Subscriber implements EventSubscriber {`);
    }
    const presenters = files.filter((file) => /(^|\/)present-[a-z-]+\.ts$/.test(file));
    expect(named('presenter.ts')).toEqual([]);
    for (const file of presenters) {
      const [first = '', ...rest] = words(file, '.ts');
      const name = [first, ...rest.map(upper)].join('');
      expect(textOf(service, file)).toMatch(new RegExp(`export (?:const|(?:async )?function) ${name}\\b`));
    }
  });
});
