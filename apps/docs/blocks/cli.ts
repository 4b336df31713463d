import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { app, root } from '../build/repository.js'
import { sourcePages } from '../build/sourcePages.js'
import { type PageModule, pageModule } from './pageModule.js'
import { uncheckedPages } from './uncheckedPages.data.js'

// Compiles the code of every page with the built packages, in one program, and prints each error with its line of the page.
const folder = join(app, 'dist/blocks')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const modules = new Map<string, PageModule & { readonly path: string }>(
  [...sourcePages().keys()].flatMap((path) => {
    const module = pageModule(readFileSync(join(root, path), 'utf8'))
    return module ? [[`${path.replaceAll('/', '-')}.tsx`, { path, ...module }] as const] : []
  }),
)
/** Writes a module without registering its kit: each page may show hooks of plugins that the kit of another doesn't have. */
const write = (name: string, code: string): void =>
  writeFileSync(join(folder, name), code.replaceAll('interface Register ', 'interface PageRegister '))
// Pages import the kit of the quick start.
write('kit.ts', readFileSync(join(root, 'examples/vite/src/kit.ts'), 'utf8'))
for (const [name, { code }] of modules) write(name, code)
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../../../tooling/tsconfig/dom.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
      types: ['node', 'vite/client'],
      customConditions: ['types'],
      resolveJsonModule: true,
    },
    include: ['*.tsx', '*.ts'],
  }),
)
const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { cwd: root, encoding: 'utf8' })
const problems = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): (error .+)$/gm)].map(([, file = '', line, text]) => {
  const module = modules.get(basename(file))
  return { path: module?.path ?? file, line: module?.lines[Number(line) - 1] ?? 0, text }
})
const failed = new Set(problems.map(({ path }) => path))
const isListed = (path: string): boolean => uncheckedPages.includes(path)
const faults = [
  ...problems.filter(({ path }) => !isListed(path)).map(({ path, line, text }) => `${path}:${line} ${text}`),
  ...uncheckedPages
    .filter((path) => !failed.has(path))
    .map((path) => `${path} compiles: remove it from uncheckedPages`),
]
for (const fault of faults) console.log(fault)
console.log(`${modules.size} pages with code, ${uncheckedPages.length} not checked, ${faults.length} problems`)
process.exitCode = faults.length > 0 || (problems.length === 0 && stdout !== '') ? 1 : 0
