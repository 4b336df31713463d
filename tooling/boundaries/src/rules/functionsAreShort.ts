import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Rule } from '../Workspace.js'
import { walk } from '../walk.js'

const maximumLines = 80
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** A function has at most 80 lines, nested functions included: a longer one is several modules. */
export const functionsAreShort: Rule = ({ rooms }) =>
  rooms.flatMap(({ folder, files }) =>
    files
      .filter(({ path }) => path.startsWith(`${folder}/src/`) && isSource(path))
      .flatMap((file) =>
        linesOfFunctions(file)
          .filter(({ lines }) => lines > maximumLines)
          .map(({ line, lines }) => ({
            rule: 'function length',
            path: file.path,
            line,
            message: `a function of ${lines} lines, at most ${maximumLines}`,
          })),
      ),
  )

const isSource = (path: string): boolean => !isTest(path) && !/\.(data|bundled)\.tsx?$/.test(path)

function linesOfFunctions(file: SourceFile): { readonly line: number; readonly lines: number }[] {
  const found: { line: number; lines: number }[] = []
  // Lines are counted from the start of the file, so short files are skipped.
  if (file.lineCount <= maximumLines) return found
  for (const statement of file.body)
    walk(statement, (node: Node) => {
      if (!functions.includes(node.type)) return true
      const line = file.lineOf(node.start)
      found.push({ line, lines: file.lineOf(node.end) - line + 1 })
      return true
    })
  return found
}
