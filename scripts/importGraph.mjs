// The files that a file uses: its imports, and the files and folders whose paths it contains. Text is enough to find them: a path too many
// only means that a test runs without need.
import { posix } from 'node:path'

const typeOnly = /^\s*(?:import|export) type [^'"]*? from ['"][^'"]+['"]/gm
// Comments name files, too, without using them.
const comment = /^\s*(?:\*|\/\/|\/\*\*).*$/gm
const quoted = /(['"`])((?:\.{1,2}\/|@kit\/|[\w.-]+\/)[\w@./-]*|\.\.?)\1/g
/** Returns whether a file is a test, which no other file uses. */
export const isTest = (path) => /\.(test|test-d|spec)\.(ts|tsx|mjs)$/.test(path)
const isCode = (path) => /\.(ts|tsx|mts|mjs|js)$/.test(path)

/**
 * Returns the paths that each source file uses directly.
 *
 * @param files Text by path, relative to the root. The text of other files than code and manifests isn't read.
 * @param entries Source file by import specifier, as in `@kit/core/plugin`.
 */
export function importGraph(files, entries) {
  const below = foldersOf(files.keys())
  const graph = new Map()
  for (const [path, text] of files) {
    if (!isCode(path)) continue
    const used = new Set()
    for (const [, , specifier] of text.replace(comment, '').replace(typeOnly, '').matchAll(quoted))
      for (const found of resolved(path, specifier, files, entries, below)) used.add(found)
    graph.set(path, used)
  }
  return graph
}

function resolved(from, specifier, files, entries, below) {
  if (specifier.startsWith('@kit/')) return entries.has(specifier) ? [entries.get(specifier)] : []
  const isRelative = specifier.startsWith('.')
  const target = posix.normalize(isRelative ? posix.join(posix.dirname(from), specifier) : specifier).replace(/\/$/, '')
  const bare = target.replace(/\.jsx?$/, '')
  const file = [target, `${bare}.ts`, `${bare}.tsx`, bare].find((path) => files.has(path))
  if (file !== undefined) return [file]
  return below.get(target) ?? []
}

/** Returns the files below each folder, without tests. The root and its first level are too common in texts to mean their content. */
function foldersOf(paths) {
  const below = new Map()
  for (const path of paths)
    if (!isTest(path))
      for (let folder = posix.dirname(path); folder.includes('/'); folder = posix.dirname(folder))
        below.set(folder, [...(below.get(folder) ?? []), path])
  return below
}

/** Returns the given files and all that they use, directly or not. */
export function reached(graph, seeds) {
  const found = new Set(seeds)
  for (const path of found) for (const used of graph.get(path) ?? []) found.add(used)
  return found
}

/** Returns the graph in the other direction: the files that use a file. */
export function reversed(graph) {
  const users = new Map()
  for (const [path, used] of graph) for (const each of used) users.set(each, (users.get(each) ?? new Set()).add(path))
  return users
}
