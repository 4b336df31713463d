import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

/** Packages have no default exports, no enums, no namespaces, and classes only for errors, error boundaries and custom elements. */
export const noForbiddenSyntax: Rule = ({ rooms }) =>
  rooms.flatMap(({ folder, files }) =>
    files
      .filter(({ path }) => path.startsWith(`${folder}/src/`) && folder.startsWith('packages/') && !isTest(path))
      .flatMap(problemsOf),
  )

function problemsOf(file: SourceFile): Problem[] {
  const problems: Problem[] = []
  const add = (node: Node, message: string): void => {
    problems.push({ rule: 'syntax', path: file.path, line: file.lineOf(node.start), message })
  }
  for (const statement of file.body) {
    walk(statement, (node) => {
      if (node.type === 'ExportDefaultDeclaration') add(node, 'is a default export')
      if (node.type === 'TSEnumDeclaration') add(node, 'is an enum')
      if (node.type === 'TSModuleDeclaration' && node['kind'] === 'namespace' && !isJsx(node))
        add(node, 'is a namespace')
      if (
        (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') &&
        !isError(node) &&
        !isCustomElement(node) &&
        !isErrorBoundary(node)
      ) {
        add(node, 'is a class that is no error')
      }
      return true
    })
  }
  return problems
}

/** The compiler looks for the elements of markup there alone. */
const isJsx = (node: Node): boolean => (node['id'] as Node | undefined)?.['name'] === 'JSX'

function isError(node: Node): boolean {
  const parent = node['superClass'] as Node | null
  return parent?.type === 'Identifier' && String(parent['name']).endsWith('Error')
}

/** The platform takes a class alone. */
function isCustomElement(node: Node): boolean {
  const parent = node['superClass'] as Node | null
  return parent?.type === 'Identifier' && parent['name'] === 'HTMLElement'
}

/** React has no other form of one. */
function isErrorBoundary(node: Node): boolean {
  const members = (node['body'] as Node)['body'] as Node[]
  return members.some(({ key }) => (key as Node | undefined)?.['name'] === 'getDerivedStateFromError')
}
