import { coreRooms } from '../importTable.data.js'
import { resolveImport } from '../resolveImport.js'
import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

const source = 'packages/core/src/'

/** The slices of the engine don't import each other: `flows/` joins them. */
export const coreRoomsAreApart: Rule = (workspace) =>
  [...workspace.files.values()]
    .filter(({ path }) => path.startsWith(source) && !isTest(path))
    .flatMap((file) =>
      file.imports.flatMap(({ specifier, line }): Problem[] => {
        const target = resolveImport(workspace, file.path, specifier)
        if (!target) return []
        const from = folderOf(file.path)
        const to = folderOf(target)
        const message =
          coreRooms.includes(from) && to !== from && (coreRooms.includes(to) || to === 'flows')
            ? `${from}/ imports ${to}/: only flows/ joins them`
            : undefined
        return message ? [{ rule: 'core rooms', path: file.path, line, message }] : []
      }),
    )

function folderOf(path: string): string {
  return path.slice(source.length).split('/')[0] ?? ''
}
