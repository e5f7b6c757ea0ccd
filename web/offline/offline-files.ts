/** A chunk in Vite's manifest. Keys are modules. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * Screens that are useless without the server, and the parts that only they load: nobody downloads them in advance.
 * Everything else that can be opened is kept on the device, also what needs an upload: the server of a newer version no
 * longer has this version's files.
 */
export const onlineModules = [
  // The admin screen and its charts.
  'src/features/admin/admin-screen.tsx',
  'src/features/admin/trends/trend-chart.tsx',
];

/** Estimates how strong a new password is, which only the server can set. */
const ONLINE_ASSET = /^assets\/strength-worker-/;

/** The files that the app can load without passing an online module, from its entry on. */
export function offlineFiles(
  manifest: Readonly<Record<string, Chunk>>,
  online: readonly string[] = onlineModules,
): Set<string> {
  for (const module of online) if (!manifest[module]) throw new Error(`${module} is not in the build`);
  const files = new Set<string>();
  const seen = new Set(Object.keys(manifest).filter((module) => manifest[module]?.isEntry));
  for (const module of seen) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`${module} is not in the build`);
    const assets = (chunk.assets ?? []).filter((file) => !ONLINE_ASSET.test(file));
    for (const file of [chunk.file, ...(chunk.css ?? []), ...assets]) files.add(file);
    const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
    for (const imported of next) if (!online.includes(imported)) seen.add(imported);
  }
  return files;
}
