import { type Line, readBlocks } from './readBlocks.js'

/** Code of a page as one module. `lines` has the line of the page for each of its lines, or 0. */
export type PageModule = { readonly code: string; readonly lines: readonly number[] }

/**
 * Returns the TypeScript of a page as one module: its blocks continue each other from top to bottom, as a reader would follow them. Each
 * block has a scope of its own inside the one before, so it may declare a name again. Blocks that are or quote a file aren't part of it.
 *
 * A comment `<!-- code: … -->` adds declarations that only the check needs.
 *
 * @returns Undefined for a page without such blocks.
 */
export function pageModule(markdown: string): PageModule | undefined {
  const blocks = readBlocks(markdown).flatMap(({ kind, lines }) => (kind === 'part' ? [lines] : []))
  if (blocks.length === 0) return undefined
  const split = blocks.map(hoist)
  const hidden = [...markdown.matchAll(/<!-- code: ([\s\S]*?) -->/g)].flatMap(([, text = '']) =>
    text.split('\n').map((line) => ({ text: line, line: 0 })),
  )
  const added = (text: string): Line => ({ text, line: 0 })
  const body = split.flatMap(({ inner }) => [added('{'), ...inner])
  const all = [
    ...withoutRepeats(split.flatMap(({ outer }) => outer)),
    ...hidden,
    // Ends a declaration that the next brace would continue.
    added(';'),
    ...body,
    ...split.map(() => added('}')),
    added('export {}'),
  ]
  return { code: `${all.map(({ text }) => text).join('\n')}\n`, lines: all.map(({ line }) => line) }
}

/** Separates statements that are only allowed at the top of a module: imports, and declarations of modules. */
function hoist(block: readonly Line[]): { readonly outer: readonly Line[]; readonly inner: readonly Line[] } {
  const outer: Line[] = []
  const inner: Line[] = []
  let end: RegExp | undefined
  for (const line of block) {
    if (!end && /^import .* from |^import '/.test(line.text)) outer.push(line)
    else if (!end && /^import /.test(line.text)) end = /from '/
    else if (!end && /^declare module .*\}\s*\}?$/.test(line.text)) outer.push(line)
    else if (!end && /^declare module /.test(line.text)) end = /^\}/
    else if (!end)
      inner.push({
        ...line,
        text: line.text.replace(/^export default (?=\{)/, 'void ').replace(/^export (?:default )?(?=\w)/, ''),
      })
    if (!end) continue
    outer.push(line)
    if (end.test(line.text)) end = undefined
  }
  return { outer, inner }
}

/** Imports one name once, although several blocks of the page import it. */
function withoutRepeats(outer: readonly Line[]): readonly Line[] {
  const seen = new Set<string>()
  return outer.flatMap((line) => {
    const [, type = '', list, from] = /^import (type )?\{ (.+) \} from (.+)$/.exec(line.text) ?? []
    if (list === undefined) return [line]
    const names = list.split(', ').filter((name) => !seen.has(name.replace(/^type /, '')))
    for (const name of names) seen.add(name.replace(/^type /, ''))
    return [{ ...line, text: names.length > 0 ? `import ${type}{ ${names.join(', ')} } from ${from}` : '' }]
  })
}
