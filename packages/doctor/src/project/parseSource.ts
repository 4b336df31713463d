import { Lang, parse, type SgNode } from '@ast-grep/napi'
import type { SourceFile } from './Project.js'

/** Returns a source file whose syntax tree is parsed on first use. Of Vue, Svelte and Astro files, only scripts are parsed. */
export function parseSource(path: string, text: string): SourceFile {
  let tree: SgNode | undefined
  const root = (): SgNode => {
    tree ??= parse(/\.[cm]?ts$/.test(path) ? Lang.TypeScript : Lang.Tsx, scriptOf(path, text)).root()
    return tree
  }
  return { path, text, root, imports: () => importsOf(root()) }
}

/** Replaces everything outside scripts by spaces, so that lines stay the same. */
function scriptOf(path: string, text: string): string {
  const script = /\.(vue|svelte)$/.test(path) ? /(<script[^>]*>)([\s\S]*?)<\/script>/g : /(^---\n)([\s\S]*?)\n---/g
  if (!/\.(vue|svelte|astro)$/.test(path)) return text
  let code = ''
  for (const { index, 1: opening = '', 2: body = '' } of text.matchAll(script)) {
    const start = index + opening.length
    code += text.slice(code.length, start).replace(/[^\n]/g, ' ') + body
  }
  return code
}

function importsOf(root: SgNode): readonly { readonly name: string; readonly from: string }[] {
  return root.findAll({ rule: { kind: 'import_statement' } }).flatMap((statement) => {
    const from = statement.field('source')?.text().slice(1, -1) ?? ''
    return statement
      .findAll({ rule: { kind: 'import_specifier' } })
      .map((specifier) => ({ name: specifier.field('name')?.text() ?? '', from }))
  })
}
