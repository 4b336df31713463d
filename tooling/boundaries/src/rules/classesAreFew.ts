import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

/** A relay has one object per socket: without shared methods, each takes a kilobyte more. */
const oneEachSocket = 'packages/server/src/relay/SocketConnection.ts'

/** Packages have classes only for errors, error boundaries and custom elements, and one for the sockets of a relay. */
export const classesAreFew: Rule = ({ rooms }) =>
  rooms.flatMap(({ folder, files }) =>
    files
      .filter(
        ({ path }) =>
          path.startsWith(`${folder}/src/`) &&
          folder.startsWith('packages/') &&
          !isTest(path) &&
          path !== oneEachSocket,
      )
      .flatMap(problemsOf),
  )

function problemsOf(file: SourceFile): Problem[] {
  const problems: Problem[] = []
  for (const statement of file.body)
    walk(statement, (node) => {
      const isClass = node.type === 'ClassDeclaration' || node.type === 'ClassExpression'
      if (isClass && !isError(node) && !isCustomElement(node) && !isErrorBoundary(node))
        problems.push({
          rule: 'classes',
          path: file.path,
          line: file.lineOf(node.start),
          message: 'is a class that is no error',
        })
      return true
    })
  return problems
}

function isError(node: Node): boolean {
  const parent = node['superClass'] as Node | null
  return parent?.type === 'Identifier' && String(parent['name']).endsWith('Error')
}

/** The platform requires a class. */
function isCustomElement(node: Node): boolean {
  const parent = node['superClass'] as Node | null
  return parent?.type === 'Identifier' && parent['name'] === 'HTMLElement'
}

/** React requires a class. */
function isErrorBoundary(node: Node): boolean {
  const members = (node['body'] as Node)['body'] as Node[]
  return members.some(({ key }) => (key as Node | undefined)?.['name'] === 'getDerivedStateFromError')
}
