import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createWorkspace } from './createWorkspace.js'
import { filesBelow } from './filesBelow.js'
import type { Workspace } from './Workspace.js'

/** Reads the rooms below the areas of `root`; by default, every room and the shared compiler configurations. */
export function readWorkspace(root: string, areas = ['packages', 'apps', 'tooling/tsconfig']): Workspace {
  const texts: Record<string, string> = {}
  for (const area of areas) {
    if (!existsSync(join(root, area))) continue
    for (const path of filesBelow(join(root, area), /\.(tsx?|json)$/)) {
      const name = path.slice(root.length).split(sep).join('/').replace(/^\//, '')
      texts[name] = readFileSync(path, 'utf8')
    }
  }
  return createWorkspace(texts)
}
