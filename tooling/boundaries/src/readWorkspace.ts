import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createWorkspace } from './createWorkspace.js'
import type { Workspace } from './Workspace.js'

const skipped = new Set(['node_modules', 'dist', '.next', '.turbo', 'generated', 'test-results', 'screenshots'])

/** Reads every room of `packages/` and `apps/` below `root`, and the shared compiler configurations. */
export function readWorkspace(root: string): Workspace {
  const texts: Record<string, string> = {}
  for (const area of ['packages', 'apps', 'tooling/tsconfig']) {
    if (!existsSync(join(root, area))) continue
    for (const path of filesBelow(join(root, area))) {
      const name = path.slice(root.length).split(sep).join('/').replace(/^\//, '')
      texts[name] = readFileSync(path, 'utf8')
    }
  }
  return createWorkspace(texts)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path)
    return /\.(tsx?|json)$/.test(entry.name) ? [path] : []
  })
}
