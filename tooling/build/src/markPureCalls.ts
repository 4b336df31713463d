import { parseAst } from 'rolldown/parseAst'

/**
 * Marks calls in declarations at the top level of a file with `@__PURE__`: a page's bundler leaves them out when nothing uses their result.
 * Every module of these packages is free of side effects, but a bundler can't see that for a part of a file.
 *
 * @example markPureCalls('const a = create()') // 'const a = /* @__PURE__ *\/ create()'
 */
export function markPureCalls(code: string): string {
  const places = new Set<number>()
  for (const statement of parseAst(code).body as unknown as readonly AstNode[]) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as AstNode | null) : statement
    if (declared?.type === 'VariableDeclaration') visit(declared, places)
  }
  const starts = [...places]
    .filter((start) => !/\/\* @__PURE__ \*\/ ?$/.test(code.slice(0, start)))
    .sort((a, b) => b - a)
  return starts.reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code)
}

type AstNode = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

function visit(node: AstNode, places: Set<number>): void {
  // A function makes its calls later.
  if (/Function/.test(node.type)) return
  if (node.type === 'CallExpression' || node.type === 'NewExpression') places.add(node.start)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, places)
  }
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string'
