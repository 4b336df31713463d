import type { Exceptions } from '../Exceptions.js'
import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

const maximumLines = 80
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/**
 * A function has at most 80 lines, nested functions included: a longer one is several modules. The exceptions list files with a longer one.
 * An entry without one must be removed.
 */
export const functionsAreShort =
  ({ longFunctions }: Pick<Exceptions, 'longFunctions'>): Rule =>
  ({ rooms }) =>
    rooms.flatMap(({ folder, files }) =>
      files
        .filter(({ path }) => path.startsWith(`${folder}/src/`) && isSource(path))
        .flatMap((file) => problemsOf(file, longFunctions.includes(file.path))),
    )

const isSource = (path: string): boolean => !isTest(path) && !/\.(data|bundled)\.tsx?$/.test(path)

function problemsOf(file: SourceFile, isListed: boolean): Problem[] {
  const problem = (line: number, message: string): Problem => ({
    rule: 'function length',
    path: file.path,
    line,
    message,
  })
  const long = linesOfFunctions(file).filter(({ lines }) => lines > maximumLines)
  if (!isListed)
    return long.map(({ line, lines }) => problem(line, `a function of ${lines} lines, at most ${maximumLines}`))
  return long.length > 0 ? [] : [problem(1, 'has no long function: take it off the list of long functions')]
}

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
