import { posix } from 'node:path'
import type { Workspace } from './Workspace.js'

/** Returns the path of the module that a relative import names, or undefined if it isn't a source file of the workspace. */
export function resolveImport(workspace: Workspace, fromPath: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(fromPath), specifier)
  const bare = target.replace(/\.jsx?$/, '')
  return [target, `${bare}.ts`, `${bare}.tsx`, `${bare}.d.ts`].find((path) => workspace.files.has(path))
}
