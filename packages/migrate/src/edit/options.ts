import type { SgNode } from '@ast-grep/napi'

/** A property of an object literal. */
export type ObjectOption = {
  /** Empty for comments, spreads and computed names. */
  readonly name: string
  /** The whole property. */
  readonly text: string
  /** Code of its value. */
  readonly value: string
  readonly node: SgNode
}

/** Returns the properties of an object literal, in order. Comments are among them. */
export function optionsOf(object: SgNode): readonly ObjectOption[] {
  return object
    .children()
    .filter((one) => one.isNamed())
    .map((node) => {
      const isPair = node.kind() === 'pair' || node.kind() === 'method_definition'
      const key = node.field(node.kind() === 'pair' ? 'key' : 'name')?.text() ?? ''
      const shorthand = node.kind() === 'shorthand_property_identifier' ? node.text() : ''
      return {
        name: isPair ? key.replace(/^['"]|['"]$/g, '') : shorthand,
        text: node.text(),
        value: node.field('value')?.text() ?? shorthand,
        node,
      }
    })
}

/** Returns the first argument of a call, if it is an object literal. */
export function objectArgument(call: SgNode): SgNode | undefined {
  const [first] = argumentsOf(call)
  return first?.kind() === 'object' ? first : undefined
}

/** Returns the arguments of a call. */
export const argumentsOf = (call: SgNode): readonly SgNode[] =>
  call
    .field('arguments')
    ?.children()
    .filter((one) => one.isNamed() && one.kind() !== 'comment') ?? []

/** Returns calls of a function by its local name. */
export const callsOfLocal = (root: SgNode, local: string | undefined): readonly SgNode[] =>
  local === undefined
    ? []
    : root.findAll({
        rule: { kind: 'call_expression', has: { field: 'function', regex: `^${local.replaceAll('$', '\\$')}$` } },
      })

/** Returns the statement at the top level of a file that contains a node, unless a function contains it. */
export function topStatementOf(node: SgNode): SgNode | undefined {
  const ancestors = node.ancestors()
  if (ancestors.some((one) => /function|method|class_body/.test(String(one.kind())))) return undefined
  return ancestors.at(-2)
}
