import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, root } from '../build/repository.js'
import { publishedPackages, sourcePages } from '../build/sourcePages.js'
import { linkPackages } from './linkPackages.js'
import { writeFile, writePage } from './writePage.js'

// Compiles the code of every page and SKILL.md with the built packages, in one program, and prints each error with its line of the page.
const folder = join(app, 'dist/blocks')
rmSync(folder, { recursive: true, force: true })
writeFile(join(folder, 'kit.ts'), readFileSync(join(root, 'examples/vite/src/kit.ts'), 'utf8'))
linkPackages(folder)
const skills = publishedPackages().map((name) => `packages/${name}/SKILL.md`)
/** Lines of the pages, by the file that is compiled. */
const sources = new Map([...sourcePages().keys(), ...skills].flatMap((page) => [...writePage(folder, page)]))
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
    include: ['**/*.tsx', '**/*.ts'],
  }),
)
const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { cwd: root, encoding: 'utf8' })
const problems = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): (error .+)$/gm)].map(([, file = '', line, text]) => {
  const source = sources.get(join(root, file))
  return source ? `${source.page}:${source.lines[Number(line) - 1] ?? 0} ${text}` : `${file}:${line} ${text}`
})
for (const problem of problems) console.log(problem)
const pages = new Set([...sources.values()].map(({ page }) => page))
console.log(`${pages.size} pages with code, ${problems.length} problems`)
process.exitCode = stdout === '' ? 0 : 1
