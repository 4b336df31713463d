import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import {
  type InputOptions,
  type OutputAsset,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  rolldown,
} from 'rolldown'
import { assignChunks, type ModuleImports } from './assignChunks.js'
import { type ChunkRow, chunkName, isLazyRow } from './chunks.data.js'
import { divideEntry } from './divideEntry.js'
import { markPureCalls } from './markPureCalls.js'

/**
 * Bundles `src` of a package into few files of its `dist`: one for each entry of `exports` and one for each row. Other packages stay
 * imports. Comments are left out: declarations have them.
 *
 * @param folder Absolute path of the package.
 * @throws Error like `assignChunks`, for a warning of the bundler, and when chunks import each other in a circle.
 */
export async function bundlePackage(folder: string, rows: readonly ChunkRow[]): Promise<readonly OutputChunk[]> {
  const source = join(folder, 'src')
  const entries = readEntries(folder).filter((path) => !isForServers(path))
  const lazy = rows.filter(isLazyRow)
  const { modules, exportsOf } = await readModules(source, {
    ...options(folder),
    preserveEntrySignatures: 'strict',
    input: [...entries, ...lazy.flatMap((row) => row.modules)].map((path) => join(source, path)),
  })
  const chunks = assignChunks(modules, entries, rows)
  const targets = new Set([...modules.values()].flatMap(({ dynamicImports }) => dynamicImports))
  const code = lazy
    .filter(({ moment }) => moment !== 'use')
    .map((row) => ({
      chunk: chunkName(row),
      parts: row.modules.filter((name) => targets.has(name)).map((name) => toPart(join(source, name))),
    }))

  const bundle = await rolldown({
    ...options(folder),
    input: Object.fromEntries([
      ...entries.map((path) => [path, join(source, path)]),
      ...lazy.map((row) => [chunkName(row), join(source, row.modules[0])]),
      ...code.map(({ chunk }) => [chunk, `${codeId}${chunk}`]),
    ]),
    plugins: [importCode(code, exportsOf), { name: 'mark-pure-calls', renderChunk: markPureCalls }],
  })
  try {
    const dist = join(folder, 'dist')
    const stale = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    for (const name of stale) rmSync(join(dist, name))
    const nameOf = moduleName(source)
    const isClient = (id: string): boolean => modules.get(nameOf(id))?.isClient === true
    const { output } = await bundle.write({
      dir: dist,
      ...format,
      banner: ({ moduleIds }) => (moduleIds.some(isClient) ? `'use client';` : ''),
      chunkFileNames: '[name].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            minSize: 0,
            debugName: 'chunk',
            name: (id) => (id.startsWith(codeId) ? id.slice(codeId.length) : (chunks.get(nameOf(id)) ?? null)),
          },
        ],
      },
    })
    const files = [...output, ...(await bundleServerEntries(folder))].filter((file) => file.type === 'chunk')
    refuseCircle(files)
    for (const { fileName, code } of files) {
      const name = fileName.replace(/\.js$/, '')
      if (!entries.includes(name)) continue
      for (const [path, text] of divideEntry(name, code)) {
        mkdirSync(dirname(join(dist, path)), { recursive: true })
        writeFileSync(join(dist, path), text)
      }
    }
    return files
  } finally {
    await bundle.close()
  }
}

// A backend doesn't install what the page's code imports, so its entries share no file with the page.
const isForServers = (path: string): boolean => path.startsWith('server/')

async function bundleServerEntries(folder: string): Promise<readonly (OutputChunk | OutputAsset)[]> {
  const entries = readEntries(folder).filter(isForServers)
  if (entries.length === 0) return []
  const input = Object.fromEntries(entries.map((path) => [path, join(folder, 'src', path)]))
  const bundle = await rolldown({ ...options(folder), input })
  try {
    const { output } = await bundle.write({ dir: join(folder, 'dist'), ...format, chunkFileNames: 'server/[name].js' })
    return output
  } finally {
    await bundle.close()
  }
}

const format = {
  format: 'es',
  comments: { legal: true, annotation: true, jsdoc: false },
  minifyInternalExports: false,
  hoistTransitiveImports: false,
} satisfies OutputOptions

const codeId = 'virtual:code:'

const options = (folder: string): InputOptions => ({
  cwd: folder,
  platform: 'neutral',
  external: isExternal,
  resolve: { extensions: ['.ts', '.tsx'], extensionAlias: { '.js': ['.ts', '.tsx'] } },
  transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
  treeshake: { moduleSideEffects: false },
  preserveEntrySignatures: 'allow-extension',
  // How long plugins take depends on the machine's load, and every warning fails the build.
  checks: { bundlerTimings: false },
  onLog(level, { code = '', message }) {
    if (level === 'warn' && !expectedWarnings.has(code)) throw new Error(message)
  },
})

// Other packages, and what a package builds by itself.
const isExternal = (id: string): boolean => !/^([./]|virtual:)/.test(id) || id.endsWith('.bundled.js')

// Circles between chunks are refused below, and directives are written by the banner.
const expectedWarnings = new Set(['CIRCULAR_DEPENDENCY', 'MODULE_LEVEL_DIRECTIVE'])

const moduleName =
  (source: string) =>
  (id: string): string =>
    relative(source, id)
      .split(sep)
      .join('/')
      .replace(/\.tsx?$/, '')

/** Source modules whose files `exports` and `imports` of `package.json` name. */
function readEntries(folder: string): readonly string[] {
  const { exports, imports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Targets
  const list = (target: unknown): readonly string[] =>
    typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(list)
  const files = list([exports, imports]).flatMap((file) => file.match(/^\.\/dist\/(.+)\.js$/)?.[1] ?? [])
  return [...new Set(files)]
}

type Targets = { readonly exports?: unknown; readonly imports?: unknown }

/** Reads the imports of all modules, and the exported names of the entries. */
async function readModules(source: string, from: InputOptions) {
  const nameOf = moduleName(source)
  const modules = new Map<string, ModuleImports>()
  const own = (ids: readonly string[]) => ids.filter((id) => id.startsWith(source + sep) && !isExternal(id)).map(nameOf)
  const bundle = await rolldown({
    ...from,
    plugins: [
      {
        name: 'read-modules',
        moduleParsed(info) {
          modules.set(nameOf(info.id), {
            imports: own(info.importedIds),
            dynamicImports: own(info.dynamicallyImportedIds),
            isClient: /^['"]use client['"]/m.test(readFileSync(info.id, 'utf8')),
          })
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es', minifyInternalExports: false })
  await bundle.close()
  const exportsOf = new Map(
    output.flatMap((file) =>
      file.type === 'chunk' && file.facadeModuleId ? [[file.facadeModuleId, file.exports]] : [],
    ),
  )
  return { modules, exportsOf }
}

/** A module that is imported lazily, as an object of its exports. */
type Part = { readonly path: string; readonly name: string }

const toPart = (path: string): Part => ({ path, name: `${basename(path).replace(/\W.*/, '')}Code` })

/**
 * Makes `import('./x.js')` of a shared chunk resolve to an object of that module's exports. The chunk exports what other chunks need, too. A
 * page's bundler keeps all exports of a module that is imported as a whole, but here it sees the one that is used.
 */
function importCode(
  code: readonly { readonly chunk: string; readonly parts: readonly Part[] }[],
  exportsOf: ReadonlyMap<string, readonly string[]>,
): Plugin {
  const write = ({ path, name }: Part): string => {
    const [file = '', names = []] = [...exportsOf].find(([id]) => id.replace(/\.tsx?$/, '') === path) ?? []
    // The bundler doesn't know the names that another package exports.
    if (/^export \* from '[^.]/m.test(readFileSync(file, 'utf8'))) {
      throw new Error(`${file} must name what it exports of another package`)
    }
    const own = names.map((each) => `${each} as ${name}_${each}`).join(', ')
    const members = names.map((each) => `${each}: ${name}_${each}`).join(', ')
    return `import { ${own} } from ${JSON.stringify(file)}\nexport const ${name} = { ${members} }\n`
  }
  return {
    name: 'import-code',
    resolveId: (id) => (id.startsWith(codeId) ? id : undefined),
    load: (id) =>
      code
        .find(({ chunk }) => id === `${codeId}${chunk}`)
        ?.parts.map(write)
        .join(''),
    transform: (text, id) =>
      text.replace(/(?<!typeof )import\('(\.[^']+)\.js'\)/g, (whole, specifier: string) => {
        const path = resolve(dirname(id), specifier)
        const found = code.find(({ parts }) => parts.some((part) => part.path === path))
        return found === undefined
          ? whole
          : `import('${codeId}${found.chunk}').then(({ ${toPart(path).name} }) => ${toPart(path).name})`
      }),
  }
}

function refuseCircle(files: readonly OutputChunk[]): void {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Chunks import each other: ${[...path, name].join(' → ')}`)
    if (done.has(name)) return
    const file = files.find(({ fileName }) => fileName === name)
    for (const next of file?.imports ?? []) visit(next, [...path, name])
    done.add(name)
  }
  for (const { fileName } of files) visit(fileName, [])
}
