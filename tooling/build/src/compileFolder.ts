import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { compileCssModule } from './compileCssModule.js'

/**
 * Compiles each `*.module.css` below `folder` to a sibling `*.module.css.ts`, and deletes those whose style sheet was removed. Returns the
 * written and deleted files. Up-to-date files are left untouched.
 */
export function compileFolder(folder: string): readonly string[] {
  const root = packageRoot(folder)
  return filesBelow(folder).flatMap((file) => {
    if (file.endsWith('.module.css.ts') && !existsSync(file.slice(0, -3))) {
      rmSync(file)
      return [file]
    }
    if (!file.endsWith('.module.css')) return []
    const name = relative(root, file).split(sep).join('/')
    const text = compileCssModule({ path: name, source: readFileSync(file, 'utf8') })
    const target = `${file}.ts`
    if (existsSync(target) && readFileSync(target, 'utf8') === text) return []
    writeFileSync(target, text)
    return [target]
  })
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
