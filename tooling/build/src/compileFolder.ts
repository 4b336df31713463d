import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { compileCssModule } from './compileCssModule.js'

/** What {@link compileFolder} found: paths of the generated files. */
export type CompiledFolder = { readonly current: readonly string[]; readonly stale: readonly string[] }

/**
 * Compiles each `*.module.css` below `folder` to a sibling `*.module.css.ts`.
 *
 * @param write False: nothing is written, so that a check can find what is stale.
 */
export function compileFolder(folder: string, write: boolean): CompiledFolder {
  const root = packageRoot(folder)
  const current: string[] = []
  const stale: string[] = []
  for (const file of filesBelow(folder)) {
    if (file.endsWith('.module.css.ts') && !existsSync(file.slice(0, -3))) stale.push(`${file} has no style sheet`)
    if (!file.endsWith('.module.css')) continue
    const name = relative(root, file).split(sep).join('/')
    const text = compileCssModule({ path: name, source: readFileSync(file, 'utf8') })
    const target = `${file}.ts`
    if (existsSync(target) && readFileSync(target, 'utf8') === text) {
      current.push(target)
      continue
    }
    if (write) writeFileSync(target, text)
    stale.push(target)
  }
  return { current, stale }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [join(folder, entry.name)]
    const isOurs = entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name)
    return isOurs ? filesBelow(join(folder, entry.name)) : []
  })
}

function packageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package.json above the folder')
  return packageRoot(parent)
}
