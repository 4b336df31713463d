import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A third-party package in a build, with its license. */
type Notice = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }

type Manifest = { readonly name: string; readonly version: string; readonly license?: string }

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/
const licenceFile = /^(licen[cs]e|copying)/i

/** Collects the license notices of third-party code in a build and its workers, which are separate builds. */
export type BundledNotices = {
  /**
   * Creates a plugin that records the packages of a build; use one for the page and one for its workers. With a file name, it also writes
   * the notices there.
   */
  collect(fileName?: string): Plugin
  /** Returns the recorded notices by name, each under `## name - version (license)`. */
  write(): string
}

/**
 * Creates the collector for a build.
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
          const [folder] = packageFolder.exec(id) ?? []
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

/** @throws Error if a package has no license file: its terms are unknown */
function readNotice(folder: string): Notice {
  const { name, version, license = 'none' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const file = readdirSync(folder).find((entry) => licenceFile.test(entry))
  if (file === undefined) throw new Error(`${name}@${version} has no license file`)
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() }
}
