/**
 * Resolves our packages to their source. Jest gives its environments that condition, but not `--findRelatedTests` and
 * `--changedSince`, which then wouldn't follow an import from one package to another.
 */
module.exports = (path, options) =>
  options.defaultResolver(path, {
    ...options,
    conditions: options.conditions ?? ['@printpartner/source', 'node', 'import', 'default'],
  });
