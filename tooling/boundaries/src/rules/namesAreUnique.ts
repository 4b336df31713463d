import type { Exceptions } from '../Exceptions.js'
import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

/** Client packages are checked. The server's names follow its contract, and an app's are its own. */
const isChecked = (path: string): boolean =>
  /^packages\/(?!server\/)[^/]+\/src\//.test(path) && !isTest(path) && !/\.data\.tsx?$/.test(path)

/**
 * One name means one thing in all client packages. The exceptions list names that several files implement on purpose. An entry that no
 * longer repeats must be removed.
 */
export const namesAreUnique =
  ({ repeatedNames }: Pick<Exceptions, 'repeatedNames'>): Rule =>
  ({ files }) => {
    const places = new Map<string, { readonly path: string; readonly line: number }[]>()
    for (const { path, exports } of files.values())
      if (isChecked(path))
        for (const { name, from, line } of exports) {
          const found = places.get(name) ?? []
          const isOverload = found.some((one) => one.path === path)
          if (from === undefined && name !== '*' && !isOverload) places.set(name, [...found, { path, line }])
        }
    const problems: Problem[] = []
    for (const [name, found] of places)
      if (found.length > 1 && !repeatedNames.includes(name))
        for (const { path, line } of found) {
          const others = found.filter((one) => one.path !== path).map((one) => one.path)
          problems.push({ rule: 'unique names', path, line, message: `${name} is also a name in ${others.join(', ')}` })
        }
    for (const name of repeatedNames)
      if ((places.get(name)?.length ?? 0) < 2)
        problems.push({
          rule: 'unique names',
          path: 'tooling/boundaries/src/exceptions.data.ts',
          line: 1,
          message: `${name} no longer repeats: remove it from the list`,
        })
    return problems
  }
