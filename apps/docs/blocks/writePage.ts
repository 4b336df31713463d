import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../build/repository.js'
import { hooksModule } from './hooksModule.js'
import { pageModule } from './pageModule.js'
import { readBlocks } from './readBlocks.js'

/** The page that a file is from, and the line of the page for each of its lines. */
export type PageSource = { readonly page: string; readonly lines: readonly number[] }

/**
 * Writes the code of a page into its own folder: its module, and the files that it shows, quotes and imports.
 *
 * @returns The page of each file, by path.
 */
export function writePage(folder: string, page: string): ReadonlyMap<string, PageSource> {
  const markdown = readFileSync(join(root, page), 'utf8')
  const to = join(folder, page.replaceAll('/', '-'))
  const sources = new Map<string, PageSource>()
  const write = (name: string, code: string, lines: readonly number[]): void => {
    writeFile(join(to, name), code)
    sources.set(join(to, name), { page, lines })
  }
  // Pages import the kit of the quick start, unless they show their own.
  writeFile(join(to, 'kit.ts'), "export { kit } from '../kit'\n")
  const module = pageModule(markdown)
  if (module) write('page.tsx', module.code, module.lines)
  if (page === 'docs/hooks.md') {
    const { code, lines } = hooksModule(markdown)
    write('hooks.ts', code, lines)
  }
  for (const { kind, file, lines } of readBlocks(markdown)) {
    const name = basename(file).replace(/\.tsx?$/, '')
    if (kind === 'file')
      write(
        file,
        `${lines.map(({ text }) => text).join('\n')}\n`,
        lines.map(({ line }) => line),
      )
    else if (kind === 'quote' && module?.code.includes(` from './${name}'`) && name !== 'kit')
      copyQuoted(join(root, file), to)
  }
  return sources
}

/** Copies a file of the repository with those that it imports from its folder, as a reader would who only has the packages. */
function copyQuoted(path: string, to: string): void {
  const code = readFileSync(path, 'utf8').replace(/'\.\.\/adapter\.js'/, "'@kit/core/adapter'")
  writeFile(join(to, basename(path)), code)
  for (const [, name = ''] of code.matchAll(/'\.\/(\w+)\.js'/g)) copyQuoted(join(dirname(path), `${name}.ts`), to)
}

/** Writes a file without registering its kit: each page may show hooks of plugins that the kit of another doesn't have. */
export function writeFile(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code.replaceAll('interface Register ', `interface Register${path.replaceAll(/\W/g, '')} `))
}
