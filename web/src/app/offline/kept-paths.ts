/** The GET calls whose answers are kept on this device, so that they can be read without a network. */
const keptPaths = [
  /^\/api\/projects(\/active|\/[\w-]+)?$/,
  /^\/api\/alerts\/(upcoming|unhandled)$/,
  /^\/api\/specs\/[\w-]+$/,
  /^\/api\/spec-sheets(\/[\w-]+)?$/,
  /^\/api\/preflight\/kept(\/[\w-]+|\?projectId=[\w-]+)?$/,
];

/** The path in a query's key, if its answer is kept. */
export function keptPathOf(queryKey: readonly unknown[]): string | undefined {
  const [path] = queryKey;
  if (typeof path !== 'string' || queryKey.length > 1) return undefined;
  return keptPaths.some((kept) => kept.test(path)) ? path : undefined;
}
