import { buildAll } from './start/build.ts';
import { endWith } from './plain-error.ts';

await buildAll((line) => console.log(line)).catch(endWith);
