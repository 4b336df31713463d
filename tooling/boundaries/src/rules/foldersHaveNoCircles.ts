import { posix } from 'node:path'
import { resolveImport } from '../resolveImport.js'
import { isTest } from '../SourceFile.js'
import type { Room, Rule, Workspace } from '../Workspace.js'

/**
 * No folder of a package imports itself through other folders, type imports included. Lazy imports don't count: they control when code
 * loads, and lead from a feature's plugin to its commands.
 */
export const foldersHaveNoCircles: Rule = (workspace) =>
  workspace.rooms.flatMap((room) => {
    const edges = edgesOf(workspace, room)
    return [...edges.keys()].flatMap((folder) => {
      const back = backTo(edges, folder)
      if (back.length === 0) return []
      const message = `imports itself through ${back.sort().join(', ')}`
      return [{ rule: 'folder circle', path: posix.join(room.folder, folder), line: 1, message }]
    })
  })

type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the folders that each folder of a room imports, by their paths in the room. */
function edgesOf(workspace: Workspace, room: Room): Edges {
  const edges = new Map<string, Set<string>>()
  const folderOf = (path: string): string => posix.relative(room.folder, posix.dirname(path))
  for (const { path, imports } of room.files) {
    if (isTest(path) || !path.startsWith(`${room.folder}/src/`)) continue
    for (const { specifier, kind } of imports) {
      if (kind === 'lazy') continue
      const target = resolveImport(workspace, path, specifier)
      if (target === undefined) continue
      const [from, to] = [folderOf(path), folderOf(target)]
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return edges
}

function reachedFrom(edges: Edges, start: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of edges.get(folder) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  return reached
}

/** Returns the imports of a folder that lead back to it. */
const backTo = (edges: Edges, folder: string): string[] =>
  [...(edges.get(folder) ?? [])].filter((next) => reachedFrom(edges, next).has(folder))
