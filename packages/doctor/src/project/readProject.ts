import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve as toAbsolute } from 'node:path'
import { DoctorError } from './DoctorError.js'
import type { InstalledPackage, PackageManifest, Project } from './Project.js'
import { parseSource } from './parseSource.js'

const skipped = /^(node_modules|dist|build|out|coverage|public|static|\..*)$/
const source = /\.(tsx?|jsx?|mts|mjs|vue|svelte|astro)$/
const test = /\.(test|spec)\.|(^|\/)(tests?|e2e|__tests__)\//
const maxFiles = 5000
const maxBytes = 1_000_000

/**
 * Reads a dapp: its manifest, its source files, and how it resolves packages. Tests and build output aren't read.
 *
 * @throws {DoctorError} If the folder has no valid `package.json`, or more than 5,000 source files.
 */
export function readProject(folder: string): Project {
  const root = toAbsolute(folder)
  const read = (path: string): string | undefined => readText(join(root, path))
  const manifest = parseManifest(read('package.json'))
  if (manifest === undefined)
    throw new DoctorError(`No valid package.json in ${root}. Pass the folder of your dapp: npx @kit/doctor <folder>`)
  const paths = [...sourcesIn(root)]
  if (paths.length > maxFiles)
    throw new DoctorError(`More than ${maxFiles} source files in ${root}. Pass the folder of one app.`)
  return {
    folder: root,
    manifest,
    sources: paths.map((path) => parseSource(relative(root, path).replaceAll('\\', '/'), readText(path) ?? '')),
    read,
    resolve: (name, from = root) => resolvePackage(name, from),
  }
}

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.test(entry.name)) yield* sourcesIn(path)
    else if (entry.isFile() && source.test(entry.name) && !test.test(path) && statSync(path).size < maxBytes) yield path
  }
}

/** Node's lookup: the nearest `node_modules` that has the package. */
function resolvePackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    const manifest = parseManifest(readText(join(found, 'package.json')))
    if (manifest) return { name, version: manifest.version ?? '', folder: realpathSync(found), manifest }
    if (folder === dirname(folder)) return undefined
  }
}

function parseManifest(text: string | undefined): PackageManifest | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PackageManifest) : undefined
  } catch {
    return undefined
  }
}

function readText(path: string): string | undefined {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
}
