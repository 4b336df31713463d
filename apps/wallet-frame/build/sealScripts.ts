import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const moduleTag = /<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.js)"[^>]*>/g

/**
 * Adds a SHA-384 digest to every script of a build: `integrity` attributes for the page's scripts, the import map for scripts that load
 * later. The digests are those of the written files, so the release has the same ones. A worker's script can't have a digest: only the
 * release lists it.
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
      const sealed = readFileSync(page, 'utf8').replace(moduleTag, (tag, path: string) => {
        const digest = digests.get(path)
        if (digest === undefined) throw new Error(`index.html references ${path}, which was not built`)
        return tag.replace(/>$/, ` integrity="${digest}">`)
      })
      // The map applies to scripts that follow it.
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
