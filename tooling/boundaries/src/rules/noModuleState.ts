import { pureCalls, pureMethods } from '../importTable.data.js'
import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

const rule = 'module state'
const containers = /^(Map|Set|WeakMap|WeakSet|WeakRef)$/
const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|MethodDefinition)$/

/** Modules of packages have no state and do nothing on import. Programs without exports aren't modules. */
export const noModuleState: Rule = ({ rooms }) =>
  rooms
    .filter(({ folder }) => folder.startsWith('packages/'))
    .flatMap(({ folder, files }) =>
      files
        .filter(({ path, exports }) => path.startsWith(`${folder}/src/`) && !isTest(path) && exports.length > 0)
        .flatMap(problemsOf),
    )

function problemsOf(file: SourceFile): Problem[] {
  const problem = (node: Node, message: string): Problem => ({
    rule,
    path: file.path,
    line: file.lineOf(node.start),
    message,
  })
  return file.body.flatMap((statement): Problem[] => {
    const node = (statement['declaration'] as Node | null | undefined) ?? statement
    if (node.type === 'ExpressionStatement' && !node['directive']) return [problem(node, 'runs when imported')]
    if (/^(If|For|ForOf|ForIn|While|Try|Switch|Block|Throw)Statement$/.test(node.type)) {
      return [problem(node, 'runs when imported')]
    }
    if (node.type !== 'VariableDeclaration' || node['declare']) return []
    if (node['kind'] !== 'const') return [problem(node, `a top-level ${String(node['kind'])} is state`)]
    return (node['declarations'] as Node[]).flatMap((one) => {
      const message = initialProblem(file, one)
      return message ? [problem(one, message)] : []
    })
  })
}

function initialProblem(file: SourceFile, declaration: Node): string | undefined {
  const initial = declaration['init'] as Node | null
  if (!initial) return undefined
  const id = declaration['id'] as Node
  const type = id['typeAnnotation'] ? file.text.slice((id['typeAnnotation'] as Node).start, id.end) : ''
  const isReadonly = /^:\s*(Readonly(Map|Set|Array)?<|readonly )/.test(type)
  if (!isReadonly && isEmptyLiteral(initial)) return 'an empty object or list at the top of a module is state'
  let message: string | undefined
  walk(initial, (node) => {
    if (functions.test(node.type)) return false
    if (node.type === 'AwaitExpression') message ??= 'waits when imported'
    if (node.type === 'NewExpression') {
      const name = nameOf(node['callee'] as Node)
      if (containers.test(name)) message ??= isReadonly ? undefined : `new ${name} at the top of a module is state`
      else if (name !== 'RegExp') message ??= `new ${name} runs when imported`
    }
    if (node.type === 'CallExpression' && !isPure(node) && !isLocalPure(file, nameOf(node['callee'] as Node))) {
      message ??= `${nameOf(node['callee'] as Node)}() runs when imported`
    }
    return true
  })
  return message
}

function isEmptyLiteral(node: Node): boolean {
  if (node.type === 'ObjectExpression') return (node['properties'] as Node[]).length === 0
  return node.type === 'ArrayExpression' && (node['elements'] as Node[]).length === 0
}

function isPure(call: Node): boolean {
  const callee = call['callee'] as Node
  if (callee.type === 'CallExpression') return isPure(callee)
  const name = nameOf(callee)
  if (pureCalls.some((pure) => name === pure || name.startsWith(`${pure}.`))) return true
  return callee.type === 'MemberExpression' && pureMethods.includes(nameOf(callee['property'] as Node))
}

/** Returns whether the name is a function of the same file that only creates a value. */
function isLocalPure(file: SourceFile, name: string): boolean {
  const body = file.body.map((statement) => functionNamed(statement, name)).find((found) => found !== undefined)
  let isPureBody = body !== undefined
  if (body) {
    walk(body, (node) => {
      if (functions.test(node.type)) return false
      if (/^(NewExpression|AssignmentExpression|UpdateExpression|AwaitExpression)$/.test(node.type)) isPureBody = false
      return true
    })
  }
  return isPureBody
}

function functionNamed(statement: Node, name: string): Node | undefined {
  const node = (statement['declaration'] as Node | null | undefined) ?? statement
  const isNamed = (one: Node): boolean => (one['id'] as Node | null)?.['name'] === name
  if (node.type === 'FunctionDeclaration') return isNamed(node) ? (node['body'] as Node) : undefined
  if (node.type !== 'VariableDeclaration') return undefined
  const initial = (node['declarations'] as Node[]).find(isNamed)?.['init'] as Node | null | undefined
  return initial && functions.test(initial.type) ? (initial['body'] as Node) : undefined
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type === 'MemberExpression') {
    return `${nameOf(node['object'] as Node)}.${nameOf(node['property'] as Node)}`
  }
  if (node.type === 'CallExpression') return nameOf(node['callee'] as Node)
  return '…'
}
