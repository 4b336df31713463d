import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createWorkspace } from './createWorkspace.js'
import { filesBelow } from './filesBelow.js'
import type { Workspace } from './Workspace.js'

/** Reads every room of `packages/` and `apps/` below `root`, and the shared compiler configurations. */
export function readWorkspace(root: string): Workspace {
  const texts: Record<string, string> = {}
  for (const area of ['packages', 'apps', 'tooling/tsconfig']) {
    if (!existsSync(join(root, area))) continue
    for (const path of filesBelow(join(root, area), /\.(tsx?|json)$/)) {
      const name = path.slice(root.length).split(sep).join('/').replace(/^\//, '')
      texts[name] = readFileSync(path, 'utf8')
    }
  }
  return createWorkspace(texts)
}
