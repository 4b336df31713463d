import { resolveImport } from '../resolveImport.js'
import type { Problem, Rule } from '../Workspace.js'

/**
 * No module imports itself through others, lazy imports included. Types may lead back; across folders, `foldersHaveNoCircles` rejects them.
 */
export const noCircles: Rule = (workspace) => {
  const problems: Problem[] = []
  const done = new Set<string>()
  const reported = new Set<string>()
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start !== -1) {
      const circle = trail.slice(start)
      const key = [...circle].sort().join()
      if (reported.has(key)) return
      reported.add(key)
      problems.push({ rule: 'circle', path, line: 1, message: [...circle, path].join(' → ') })
      return
    }
    if (done.has(path)) return
    for (const { specifier, kind } of workspace.files.get(path)?.imports ?? []) {
      if (kind === 'type') continue
      const target = resolveImport(workspace, path, specifier)
      if (target) visit(target, [...trail, path])
    }
    done.add(path)
  }
  for (const path of workspace.files.keys()) visit(path, [])
  return problems
}
