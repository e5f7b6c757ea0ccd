import { existsSync } from 'node:fs';
import { inProject } from '../../project-root.ts';
import { serviceNames } from '../../start/services.ts';
import type { ServiceAtSize } from './service-at-size.ts';

/** The services that have a file in services/, in the order of their names. */
export const servicesAtSize: readonly ServiceAtSize[] = await Promise.all(
  serviceNames()
    .map((service) => inProject('scripts', 'bench', 'size', 'services', `${service}.ts`))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file)) as { atSize: ServiceAtSize }).atSize),
);
