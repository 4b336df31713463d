import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.js'
import { siteLocales } from './siteLocales.data.js'

/** Pages of the site that exist in the repository, outside `docs`. */
const others = [
  ['README.md', '/'],
  ['CONTRIBUTING.md', '/contributing'],
  ['CODE_OF_CONDUCT.md', '/code-of-conduct'],
  ['SECURITY.md', '/security'],
  ['conformance/README.md', '/conformance'],
] as const

/**
 * Returns the site path of each page that is written by hand, by file path. These are everything in `docs`, and the READMEs of published
 * packages.
 */
export function sourcePages(): ReadonlyMap<string, string> {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => [`docs/${path}`, `/${path.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`] as const)
  return new Map<string, string>([...others, ...docs, ...publishedPackages().map(packageEntry)])
}

/**
 * Returns the English page that a page of `docs` is a translation of, or `undefined` for an English page.
 *
 * @example englishPage('docs/de/start/vite.md') // 'docs/start/vite.md'
 */
export function englishPage(page: string): string | undefined {
  const [, tag = '', rest = ''] = /^docs\/([^/]+)\/(.+)$/.exec(page) ?? []
  return Object.hasOwn(siteLocales, tag) ? `docs/${rest}` : undefined
}

/** Returns the folder names of the packages that are published. */
export function publishedPackages(): readonly string[] {
  return readdirSync(join(root, 'packages')).filter((name) => {
    const manifest = join(root, 'packages', name, 'package.json')
    return existsSync(manifest) && !JSON.parse(readFileSync(manifest, 'utf8')).private
  })
}

function packageEntry(name: string): readonly [string, string] {
  return [`packages/${name}/README.md`, `/packages/${name}`]
}
