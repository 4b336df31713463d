import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Package and licence of each module of others that a build has code of. */
type Notice = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }

type Manifest = { readonly name: string; readonly version: string; readonly license?: string }

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/
const LICENCE_FILE = /^(licen[cs]e|copying)/i

/** What others ask to be told with their code, of a build and of the workers in it, which are builds of their own. */
export type BundledNotices = {
  /** Notes what a build has code of; one for the page's, one for its workers'. With the name of a file it writes what was noted there. */
  collect(fileName?: string): Plugin
  /** The notices of what was noted, by name, each under `## name - version (licence)`. */
  write(): string
}

/**
 * Creates it.
 *
 * @example
 * const notices = bundledNotices()
 * defineConfig({ plugins: [notices.collect()], worker: { plugins: () => [notices.collect()] } })
 */
export function bundledNotices(): BundledNotices {
  const folders = new Set<string>()
  return {
    collect: (fileName) => ({
      name: 'collect-notices',
      apply: 'build',
      renderChunk(_, { modules }) {
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const [folder] = PACKAGE.exec(id) ?? []
          if (folder !== undefined && !id.startsWith('\0') && renderedLength > 0) folders.add(folder)
        }
      },
      generateBundle() {
        if (fileName !== undefined) this.emitFile({ type: 'asset', fileName, source: write() })
      },
    }),
    write,
  }

  function write(): string {
    const notices = new Map([...folders].map(readNotice).map((one) => [`${one.name}@${one.version}`, one]))
    const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice)
    return sorted
      .map(({ name, version, licence, text }) => `## ${name} - ${version} (${licence})\n\n${text}\n`)
      .join('\n')
  }
}

/** @throws Error where a package has no licence file: what it asks for is not known */
function readNotice(folder: string): Notice {
  const { name, version, license = 'none' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry))
  if (file === undefined) throw new Error(`${name}@${version} has no license file`)
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() }
}
