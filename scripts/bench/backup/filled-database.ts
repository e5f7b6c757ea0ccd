import { type DatabaseOptions, migrate } from '@printpartner/service-kit';
import { createTestDatabase, type TestDatabase } from '@printpartner/testing';
import { inProject } from '../../project-root.ts';
import { serviceNames } from '../../start/services.ts';
import { fillService } from '../size/fill-service.ts';
import { servicesAtSize } from '../size/services.ts';
import type { Sizes } from '../size/sizes.ts';

interface DatabaseOfAll {
  database: TestDatabase;
  /** Connection URL of each service. */
  urls: ReadonlyMap<string, string>;
}

type Folder = 'src' | 'dist';

/** A database with the empty, migrated schemas of all services. @param folder `dist` for plain Node, `src` for jest */
export async function emptyDatabase(folder: Folder): Promise<DatabaseOfAll> {
  const all = await withSchemas();
  for (const [service, url] of all.urls) await migrate({ ...(await optionsOf(service, folder)), url });
  return all;
}

/** The same with rows in every table that a service of `bench/size` fills in use. */
export async function filledDatabase(
  sizes: Sizes,
  folder: Folder,
  log: (line: string) => void,
): Promise<DatabaseOfAll> {
  const all = await withSchemas();
  for (const [service, url] of all.urls) {
    const options = await optionsOf(service, folder);
    const subject = servicesAtSize.find((one) => one.service === service);
    if (subject) await fillService(subject, options, url, { sizes, log });
    else await migrate({ ...options, url });
  }
  return all;
}

async function withSchemas(): Promise<DatabaseOfAll> {
  const [first = '', ...others] = serviceNames();
  const database = await createTestDatabase({ service: first });
  const urls = new Map([[first, database.url]]);
  for (const service of others) urls.set(service, await database.addService(service));
  return { database, urls };
}

async function optionsOf(service: string, folder: Folder): Promise<Omit<DatabaseOptions, 'url'>> {
  const extension = folder === 'src' ? 'ts' : 'js';
  const loaded: Record<string, Omit<DatabaseOptions, 'url'>> = await import(
    inProject('services', service, folder, `database.${extension}`)
  );
  const options = loaded[`${service}Database`];
  if (!options) throw new Error(`${service}: database.${extension} exports no ${service}Database`);
  return options;
}
