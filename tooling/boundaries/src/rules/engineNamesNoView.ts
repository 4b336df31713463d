import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

const source = 'packages/core/src/'
const views = 'packages/modal/src/state/ModalState.ts'

/** The engine knows no screen: no name of a view stands in its code, which the modal alone opens and closes. */
export const engineNamesNoView: Rule = ({ files }) => {
  const [, fields = ''] = /interface ViewData \{\n([\s\S]*?)\n\}/.exec(files.get(views)?.text ?? '') ?? []
  const names = [...fields.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  if (names.length === 0) return []
  return [...files.values()]
    .filter(({ path }) => path.startsWith(source) && !isTest(path))
    .flatMap((file) =>
      [...file.text.matchAll(new RegExp(`(['"\`])(${names.join('|')})\\1`, 'g'))].map(
        ({ index, 2: name }): Problem => ({
          rule: 'views',
          path: file.path,
          line: file.lineOf(index),
          message: `names the view ${name}: only modal may`,
        }),
      ),
    )
}
