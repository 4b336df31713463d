import { wholePackages } from './importTable.data.js'

/**
 * Returns the problems of a packed package: its file list, its manifest and README, and the notices that it must contain.
 *
 * @example
 * packedProblems(['package/package.json', 'package/LICENSE'], '{ "name": "@kit/core" }', '# @kit/core')
 */
export function packedProblems(
  files: readonly string[],
  manifestText: string,
  readme: string,
  notices: readonly string[] = [],
): readonly string[] {
  const manifest = JSON.parse(manifestText) as Record<string, unknown>
  const ranges = ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((list) =>
    Object.entries((manifest[list] ?? {}) as Record<string, string>),
  )
  const core = (manifest['peerDependencies'] as Record<string, string> | undefined)?.['@kit/core']
  return [
    ...['package/LICENSE', 'package/package.json', ...notices.map((name) => `package/${name}`)]
      .filter((name) => !files.includes(name))
      .map((name) => `${name} is missing`),
    ...files
      .filter((name) => /\.(test|test-d|spec)\.(?!.*\.template$)|\/(__screenshots__|(src|dist)\/testing)\//.test(name))
      .map((name) => `${name} is a test`),
    // A chunk needs none: only entries can be imported.
    ...[...JSON.stringify(manifest['exports'] ?? {}).matchAll(/"\.\/(dist\/[^"]+)\.js"/g)]
      .map(([, name]) => `package/${name}`)
      .filter((name) => !files.includes(`${name}.d.ts`))
      .map((name) => `${name}.js has no types`),
    ...ranges
      .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
      .map(([name, range]) => `${name} is ${range}`),
    ...(core !== undefined && !core.startsWith('^') ? [`@kit/core is a peer by ${core}, not by a caret range`] : []),
    // A program isn't part of a page, so it has its own engine.
    ...('@kit/core' in ((manifest['dependencies'] ?? {}) as object) &&
    manifest['bin'] === undefined &&
    !wholePackages.includes(String(manifest['name']))
      ? ['@kit/core is a dependency: it must be a peer']
      : []),
    ...['keywords', 'homepage', 'repository', 'bugs']
      .filter((name) => !(name in manifest))
      .map((name) => `${name} is not stated`),
    ...[...readme.matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(
      ([, link]) => `README.md links to ${link}, which doesn't work outside the repository`,
    ),
    ...(manifest['type'] === 'module' ? [] : ['type is not module']),
    ...(manifest['license'] === 'MIT' ? [] : ['license is not MIT']),
    ...(/^(false|\["\*\.css"\])$/.test(JSON.stringify(manifest['sideEffects'])) ? [] : ['sideEffects is not false']),
  ]
}
