import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const moduleTag = /<script\b[^>]*\bsrc="\/([^"]+\.js)"[^>]*><\/script>/g

/**
 * Inlines the only script of a page, so that the page is one file that opens from a disk. The page's policy allows only that script. The
 * license notices follow as a comment.
 *
 * @example inlineScript('recover.html', notices.write)
 */
export function inlineScript(page: string, writeNotices: () => string): Plugin {
  return {
    name: 'inline-script',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const [script, ...others] = Object.values(bundle).filter(({ fileName }) => fileName !== page)
      if (script?.type !== 'chunk' || others.length > 0)
        throw new Error(`${page} must have exactly one script, but more were built`)
      // Sequences that would end the script, or start a comment in it, occur only inside strings.
      const text = readFileSync(join(dir, script.fileName), 'utf8').replaceAll(/<(?=\/script|!--)/gi, '\\x3c')
      const notices = writeNotices().replaceAll('--', '- -')
      const digest = createHash('sha256').update(text).digest('base64')
      const path = join(dir, page)
      const built = readFileSync(path, 'utf8')
      const [tag, ...tags] = built.match(moduleTag) ?? []
      if (tag === undefined || tags.length > 0) throw new Error(`${page} must have exactly one script`)
      // The position in the document matters, because the script needs the body.
      const written = built
        .replace(tag, '')
        .replace('</body>', () => `<script type="module">${text}</script>\n<!--\n${notices}-->\n</body>`)
        .replace("script-src 'self'", `script-src 'sha256-${digest}'`)
      writeFileSync(path, written)
      rmSync(join(dir, script.fileName))
    },
  }
}
