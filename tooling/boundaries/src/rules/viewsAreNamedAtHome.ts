import { isTest } from '../SourceFile.js'
import type { Problem, Room, Rule } from '../Workspace.js'

const engine = 'packages/core'
const modal = 'packages/modal'
/** Declares the views that a package may open in another. */
const optionalViews = 'packages/react-ui/src/modal/useOptionalView.ts'

/** The engine names no view, and a package names no view of another, except the modal's own. */
export const viewsAreNamedAtHome: Rule = ({ rooms }) =>
  rooms.flatMap((home) => {
    const names = listViews(home)
    if (names.length === 0) return []
    // Comments name no view, and neither do texts, such as 'account.swap': 'Swap'.
    const named = new RegExp(`^(?! *(?:\\*|//|'\\w+\\.[\\w.]+': )).*(['"\`])(${names.join('|')})\\1`, 'gm')
    return rooms
      .filter((room) => room !== home && (room.folder === engine || (home.folder !== modal && showsViews(room))))
      .flatMap(({ files }) => files.filter(({ path }) => !isTest(path) && path !== optionalViews))
      .flatMap((file) =>
        [...file.text.matchAll(named)].map(({ index, 2: name }): Problem => {
          const way = file.path.startsWith(engine) ? '' : ', use useOptionalView'
          const message = `names the view ${name}: only ${home.folder.slice('packages/'.length)} may${way}`
          return { rule: 'views', path: file.path, line: file.lineOf(index), message }
        }),
      )
  })

/** Returns the views that a package declares. */
function listViews({ folder, files }: Room): readonly (string | undefined)[] {
  if (!folder.startsWith('packages/')) return []
  const declared = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(/interface ViewData \{\n([\s\S]*?)\n *\}\n/g)])
  return declared.flatMap(([, fields = '']) => [...fields.matchAll(/^ +(\w+):/gm)].map(([, name]) => name))
}

/** In other packages the same word means something else. */
function showsViews({ folder, manifest }: Room): boolean {
  return (
    folder.startsWith('packages/') &&
    (folder === modal || '@kit/modal' in { ...manifest.dependencies, ...manifest.peerDependencies })
  )
}
