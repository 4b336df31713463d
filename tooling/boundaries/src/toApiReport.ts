/** API Extractor's report of one entry of a package. */
export type EntryReport = { readonly name: string; readonly text: string }

/**
 * Returns the report of a package: one line per declaration, below the first entry that exports it. Other entries name it. Types that
 * aren't exported but referenced are at the end.
 */
export function toApiReport(packageName: string, entries: readonly EntryReport[]): string {
  const homes = new Map<string, string>()
  const inner = new Set<string>()
  const sections = entries.map(({ name, text }) => {
    const lines = declarationsIn(text).flatMap((declaration) => {
      const exported = declaration.replace(/^export (declare )?/, '')
      if (exported === declaration) {
        inner.add(declaration)
        return []
      }
      const home = homes.get(exported)
      homes.set(exported, home ?? name)
      return [`- ${home === undefined ? exported : `${nameIn(exported)}, as in \`${home}\``}`]
    })
    return [`## ${name}`, '', ...new Set(lines), '']
  })
  const rest = [...inner].filter((declaration) => !homes.has(declaration)).sort()
  const end = rest.length === 0 ? [] : ['## Not exported', '', ...rest.map((line) => `- ${line}`), '']
  return [`# API of ${packageName}`, '', 'Written by `npm run api`.', '', ...sections.flat(), ...end].join('\n')
}

/** Returns each declaration of a report in one line, without comments and imports. */
function declarationsIn(text: string): readonly string[] {
  const [, code = ''] = /```ts\n(.*)```/s.exec(text) ?? []
  return code.split('\n\n').flatMap((part) => {
    const lines = part.split('\n').filter((line) => !/^\s*(\/\/|import )/.test(line))
    const declaration = lines.join('\n').replace(/\s+/g, ' ').trim()
    return declaration === '' ? [] : [declaration]
  })
}

function nameIn(declaration: string): string {
  return (
    /^(?:abstract )?(?:type|interface|function|const|class|namespace|enum) ([\w$]+)/.exec(declaration)?.[1] ??
    declaration
  )
}
