import { posix } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/**
 * Divides an entry that re-exports names of several files, for bundlers that load a file with everything that it imports. Each of those
 * files is re-exported by its own file, so that a page that uses one doesn't load the others.
 *
 * @param name Path of the entry below `dist`, without an extension.
 * @returns Code by path below `dist`. Empty for an entry that needs no division, or has code of its own.
 * @example divideEntry('index', `export { a } from './a.js'\nexport { b } from './b.js'`).get('parts/index/a.js')
 */
export function divideEntry(name: string, code: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const body = parseAst(code).body as unknown as readonly Statement[]
  const lists = body.filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && !declaration)
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  if (lists.length + imports.length < body.length) return files

  const imported = new Map(
    imports.flatMap(({ source, specifiers }) =>
      specifiers.map(({ imported: original, local }) => [local.name, { name: original?.name, from: source?.value }]),
    ),
  )
  const names = new Map<string, string[]>()
  for (const { source, specifiers } of lists) {
    for (const { local, exported } of specifiers) {
      const { name: original, from } = source
        ? { name: local.name, from: source.value }
        : (imported.get(local.name) ?? { name: undefined, from: undefined })
      if (original === undefined || from === undefined) return files
      const list = names.get(from) ?? []
      names.set(from, list)
      list.push(original === exported.name ? original : `${original} as ${exported.name}`)
    }
  }
  if (names.size < 2) return files

  const all: string[] = []
  for (const [from, list] of names) {
    const part = `parts/${name}/${from.replace(/^\W+|\.js$/g, '').replaceAll('/', '-')}.js`
    const target = from.startsWith('.') ? relative(part, posix.join(posix.dirname(name), from)) : from
    files.set(part, `export { ${list.join(', ')} } from ${JSON.stringify(target)};\n`)
    all.push(relative(`${name}.js`, part))
  }
  // With names, esbuild would follow the whole entry wherever one of them is used.
  return files.set(`${name}.js`, all.map((from) => `export * from ${JSON.stringify(from)};\n`).join(''))
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('../') ? path : `./${path}`
}

type Statement = {
  readonly type: string
  readonly source?: { readonly value: string } | null
  readonly declaration?: unknown
  readonly specifiers: readonly {
    /** Absent for a namespace and a default import. */
    readonly imported?: { readonly name: string }
    readonly exported: { readonly name: string }
    readonly local: { readonly name: string }
  }[]
}
