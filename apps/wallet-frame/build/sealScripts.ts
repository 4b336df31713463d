import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE_TAG = /<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.js)"[^>]*>/g

/**
 * Gives every script of a build its SHA-384: those of the page by `integrity`, those that load later by the import map. The digests are those of the written files,
 * so that they are the ones of the release, too. A worker's script cannot have one: the release alone lists it.
 */
export function sealScripts(): Plugin {
  return {
    name: 'seal-scripts',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const paths = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.fileName] : []))
      const digests = new Map(paths.sort().map((path) => [path, digestOf(readFileSync(join(dir, path)))]))
      const integrity = Object.fromEntries([...digests].map(([path, digest]) => [`/${path}`, digest]))
      const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`
      const page = join(dir, 'index.html')
      const sealed = readFileSync(page, 'utf8').replace(MODULE_TAG, (tag, path: string) => {
        const digest = digests.get(path)
        if (digest === undefined) throw new Error(`index.html references ${path}, which was not built`)
        return tag.replace(/>$/, ` integrity="${digest}">`)
      })
      // The map counts for what comes after it.
      writeFileSync(
        page,
        sealed.replace(/ *<(?=script type="module"|link rel="modulepreload")/, (tag) => `${map}\n${tag}`),
      )
    },
  }
}

function digestOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
