import { parseSync } from 'oxc-parser'
import type { Node } from './SourceFile.js'
import { walk } from './walk.js'

type Named = Node & { readonly name?: string; readonly value?: unknown }
type Call = Node & { readonly callee: Node; readonly arguments: readonly Named[] }
type Property = Node & { readonly key: Named }
type Declaration = Node & {
  readonly declarations?: readonly { readonly id: Named; readonly init?: Node | null }[]
  readonly id?: Named
}

/**
 * Indexes the text of each test of a file by its title. The text has the title and body, the titles around it, the file name, and the
 * constants and functions that the test uses. An entry of a table, such as a state of the gallery, counts as a test with its key as the
 * title.
 */
export function indexTests(path: string, source: string): ReadonlyMap<string, string> {
  const program = parseSync(path, source).program as unknown as Node & { readonly body: readonly Node[] }
  const declared = declarations(program.body)
  const texts = new Map<string, string>()
  const visit = (node: Node, around: readonly Node[]): void => {
    walk(node, (inner) => {
      if (inner === node) return true
      const title = titleOf(inner, source)
      if (title === undefined) return true
      const parts = [...around, inner]
      const used = new Set(parts.flatMap((part) => [...usedBy(part, declared)]))
      const reported = [...parts, ...used].map(({ start, end }) => source.slice(start, end))
      texts.set(title, [texts.get(title) ?? path.slice(path.lastIndexOf('/') + 1), ...reported].join('\n'))
      visit(inner, inner.type === 'CallExpression' ? [...around, ...headOf(inner as Call)] : around)
      return false
    })
  }
  visit(program, [])
  return texts
}

function declarations(body: readonly Node[]): ReadonlyMap<string, Node> {
  const declared = new Map<string, Node>()
  for (const statement of body) {
    const inner = ((statement['declaration'] as Node | null | undefined) ?? statement) as Declaration
    for (const { id } of inner.declarations ?? []) if (id.name) declared.set(id.name, inner)
    if (inner.type === 'FunctionDeclaration' && inner.id?.name) declared.set(inner.id.name, inner)
  }
  return declared
}

/** Returns the declarations of the file that a node names, and those that the data among them uses. */
function usedBy(node: Node, declared: ReadonlyMap<string, Node>, used = new Set<Node>()): ReadonlySet<Node> {
  walk(node, (inner) => {
    const found = inner.type === 'Identifier' ? declared.get((inner as Named).name ?? '') : undefined
    if (!found || used.has(found)) return true
    used.add(found)
    if (isData(found)) usedBy(found, declared, used)
    return true
  })
  return used
}

const isData = ({ declarations = [] }: Declaration): boolean =>
  declarations.some(({ init }) => init && !/Function/.test(init.type))

/** Returns the first argument of a call if it is text, or the key of a property. */
function titleOf(node: Node, source: string): string | undefined {
  if (node.type === 'Property') {
    const { key } = node as Property
    return key.name ?? (typeof key.value === 'string' ? key.value : undefined)
  }
  const [first] = node.type === 'CallExpression' ? (node as Call).arguments : []
  if (first?.type === 'TemplateLiteral') return source.slice(first.start + 1, first.end - 1)
  return typeof first?.value === 'string' ? first.value : undefined
}

/** Returns the table and the title of `describe.each([…])('title', …)`. */
const headOf = ({ callee, arguments: [title] }: Call): readonly Node[] => (title ? [callee, title] : [])
