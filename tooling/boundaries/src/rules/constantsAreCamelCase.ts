import type { Node, SourceFile } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

/** Names that the route handlers of web frameworks must export. */
const httpMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Constants are named in camelCase, like any other variable. */
export const constantsAreCamelCase: Rule = ({ rooms }) => rooms.flatMap(({ files }) => files.flatMap(problemsOf))

function problemsOf(file: SourceFile): Problem[] {
  const problems: Problem[] = []
  for (const statement of file.body)
    walk(statement, (node) => {
      for (const name of namesOf(node))
        if (/^[A-Z][A-Z0-9_]+$/.test(name) && !httpMethods.includes(name))
          problems.push({
            rule: 'constants',
            path: file.path,
            line: file.lineOf(node.start),
            message: `declares ${name}: constants are camelCase`,
          })
      return true
    })
  return problems
}

/** Returns the declared names. Those of an object pattern belong to the object. */
function namesOf(node: Node): readonly string[] {
  if (node.type !== 'VariableDeclarator') return []
  const id = node['id'] as Node
  const declared = id.type === 'ArrayPattern' ? (id['elements'] as (Node | null)[]) : [id]
  return declared.flatMap((each) => (each?.type === 'Identifier' ? [String(each['name'])] : []))
}
