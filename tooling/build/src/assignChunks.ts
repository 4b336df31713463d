import { type ChunkRow, chunkName, isLazyRow } from './chunks.data.js'

/** A module of a package, and the modules of the package that it imports. */
export type ModuleImports = {
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Whether it starts with the directive `use client`. */
  readonly isClient: boolean
}

/**
 * Returns the chunk of each module, by name. Modules without one stay where the bundler puts them: entries, and the modules that only one
 * `use` chunk needs.
 *
 * @param modules Modules by their path below `src`, without an extension.
 * @param entries Paths of the modules that `exports` of `package.json` names.
 * @throws Error for a row of no module, a row that nothing imports, and an `import()` without a row.
 */
export function assignChunks(
  modules: ReadonlyMap<string, ModuleImports>,
  entries: readonly string[],
  rows: readonly ChunkRow[],
): ReadonlyMap<string, string> {
  const targets = new Set([...modules.values()].flatMap(({ dynamicImports }) => dynamicImports))
  const lazy = rows.filter(isLazyRow)
  for (const name of rows.flatMap((row) => row.modules)) {
    if (!modules.has(name)) throw new Error(`The chunk table names a missing module: ${name}`)
  }
  for (const {
    modules: [name],
  } of lazy) {
    if (!targets.has(name)) throw new Error(`No import() of ${name}: delete its row`)
  }
  for (const name of targets) {
    if (!lazy.some((row) => row.modules.includes(name))) throw new Error(`An import() has no row: ${name}`)
  }

  const reach = (starts: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>()
    const add = (name: string): void => {
      if (found.has(name)) return
      found.add(name)
      modules.get(name)?.imports.forEach(add)
    }
    starts.forEach(add)
    return found
  }
  const chunks = new Map<string, string>()
  const assign = (row: ChunkRow, names: Iterable<string>): void => {
    for (const name of names) {
      if (chunks.has(name) || entries.includes(name)) continue
      // A server component may call what isn't marked `use client`: what a page imports has a file for each kind.
      const load = row.moment !== 'load' ? '' : modules.get(name)?.isClient ? '.load.client' : '.load'
      chunks.set(name, `${chunkName(row)}${load}`)
    }
  }
  const grouped = rows.filter(({ moment }) => moment !== 'use')
  for (const row of grouped) assign(row, row.modules)
  for (const row of grouped) assign(row, reach(row.modules))
  const starts = [...rows.filter(({ moment }) => moment === 'use').map((row) => row.modules[0]), ...entries]
  const users = new Map<string, number>()
  for (const start of new Set(starts)) {
    for (const name of reach([start])) users.set(name, (users.get(name) ?? 0) + 1)
  }
  const isClient = (name: string): boolean => modules.get(name)?.isClient === true
  // An entry only re-exports. A page's bundler would split the files of other packages around the code of an entry.
  const entered = reach(entries.filter((name) => !isClient(name)))
  const pageEntries = entries.filter((entry) => [...reach([entry])].some(isClient))
  // A page's bundler follows each `import()` of a file, also to a package that only users of another entry install.
  const isOfOneEntry = (name: string): boolean =>
    pageEntries.length > 1 && modules.get(name)?.dynamicImports.length !== 0 && users.get(name) === 1
  for (const [name, count] of users) {
    if ((count === 1 && !entered.has(name)) || chunks.has(name) || starts.includes(name)) continue
    if (isClient(name) && isOfOneEntry(name)) continue
    // A server component couldn't call what shares a file with client modules. Code without React must not import a file that needs it.
    if (entered.has(name) && isClient(name)) chunks.set(name, 'client')
    else chunks.set(name, name.startsWith('react/') ? 'sharedViews' : 'shared')
  }
  return chunks
}
