import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type InputOptions, type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { assignChunks, type ModuleImports } from './assignChunks.js'
import { type ChunkRow, chunkName } from './chunks.data.js'
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
  const entries = readEntries(folder)
  const lazy = rows.filter(({ moment }) => moment !== 'load')
  const input = Object.fromEntries(
    [
      ...entries.map((path) => [path, path] as const),
      ...lazy.map((row) => [chunkName(row), row.modules[0]] as const),
    ].map(([name, path]) => [name, join(source, path)]),
  )
  const { modules, exportsOf } = await readModules(source, {
    ...options(folder),
    preserveEntrySignatures: 'strict',
    input,
  })
  const chunks = assignChunks(modules, entries, rows)
  const shared = lazy.filter(({ moment }) => moment !== 'use')
  const code = shared.map((row) => ({ name: chunkName(row), path: join(source, row.modules[0]) }))

  const bundle = await rolldown({
    ...options(folder),
    input: { ...input, ...Object.fromEntries(code.map(({ name }) => [name, `${codeId}${name}`])) },
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
      format: 'es',
      comments: { legal: true, annotation: true, jsdoc: false },
      banner: ({ moduleIds }) => (moduleIds.some(isClient) ? `'use client';` : ''),
      chunkFileNames: '[name].js',
      minifyInternalExports: false,
      hoistTransitiveImports: false,
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
    const files = output.filter((file) => file.type === 'chunk')
    refuseCircle(files)
    return files
  } finally {
    await bundle.close()
  }
}

const codeId = 'virtual:code:'

const options = (folder: string): InputOptions => ({
  cwd: folder,
  platform: 'neutral',
  external: isExternal,
  resolve: { extensions: ['.ts', '.tsx'], extensionAlias: { '.js': ['.ts', '.tsx'] } },
  transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
  treeshake: { moduleSideEffects: false },
  preserveEntrySignatures: 'allow-extension',
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

/** Source modules that `exports` of `package.json` names. */
function readEntries(folder: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly default?: string }>>
  }
  return Object.values(exports).flatMap((target) => {
    const name = typeof target === 'object' && target.default?.match(/^\.\/dist\/(.+)\.js$/)?.[1]
    return name ? [name] : []
  })
}

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

/**
 * Makes `import('./x.js')` of a shared chunk resolve to an object of that module's exports. The chunk exports what other chunks need, too. A
 * page's bundler keeps all exports of a module that is imported as a whole, but here it sees the one that is used.
 */
function importCode(
  code: readonly { readonly name: string; readonly path: string }[],
  exportsOf: ReadonlyMap<string, readonly string[]>,
): Plugin {
  const find = (path: string) => code.find((one) => one.path === path)
  return {
    name: 'import-code',
    resolveId: (id) => (id.startsWith(codeId) ? id : undefined),
    load(id) {
      const one = code.find(({ name }) => id === `${codeId}${name}`)
      if (!one) return undefined
      const file = [...exportsOf.keys()].find((path) => path.replace(/\.tsx?$/, '') === one.path) ?? ''
      const names = (exportsOf.get(file) ?? []).join(', ')
      // The bundler doesn't know the names that another package exports.
      if (/^export \* from '[^.]/m.test(readFileSync(file, 'utf8')))
        throw new Error(`${file} must name what it exports of another package`)
      return `import { ${names} } from ${JSON.stringify(file)}\nexport const ${one.name}Code = { ${names} }`
    },
    transform: (text, id) =>
      text.replace(/(?<!typeof )import\('(\.[^']+)\.js'\)/g, (whole, path: string) => {
        const one = find(resolve(dirname(id), path))
        return one ? `import('${codeId}${one.name}').then(({ ${one.name}Code }) => ${one.name}Code)` : whole
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
