import type { SgNode } from '@ast-grep/napi'
import { callsOfLocal } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice } from '../peer/Peer.js'
import { firstLine } from './moveWagmiConfig.js'

/** A property that code takes from the result of a hook: `{ name: local }`. */
export type TakenProperty = { readonly name: string; readonly local: string; readonly node: SgNode }

/** Returns the properties of an object pattern, or undefined if it has defaults, rest or nested patterns. */
export function propertiesOf(pattern: SgNode | null | undefined): readonly TakenProperty[] | undefined {
  if (pattern?.kind() !== 'object_pattern') return undefined
  const properties = pattern
    .children()
    .filter((one) => one.isNamed() && one.kind() !== 'comment')
    .map((node) => {
      if (node.kind() === 'shorthand_property_identifier_pattern')
        return { name: node.text(), local: node.text(), node }
      const local = node.field('value')
      return node.kind() === 'pair_pattern' && local?.kind() === 'identifier'
        ? { name: node.field('key')?.text() ?? '', local: local.text(), node }
        : undefined
    })
  return properties.some((one) => one === undefined) ? undefined : (properties as readonly TakenProperty[])
}

/**
 * Replaces declarations that take properties from the result of a hook: `const { a, b: c } = useHook()`. If one of them can't be replaced,
 * all uses of the hook stay.
 *
 * @param statementsOf Returns the statements that declare the same locals, or undefined to leave the declaration.
 * @returns Whether the file no longer uses the hook.
 */
export function moveHook(
  edit: SourceEdit,
  local: string | undefined,
  advice: Advice,
  statementsOf: (taken: readonly TakenProperty[], call: SgNode) => readonly string[] | undefined,
): boolean {
  const uses = callsOfLocal(edit.root, local).map((call) => {
    const declarator = call.parent()
    const declaration = declarator?.parent()
    const isAlone = declaration?.children().filter((one) => one.kind() === 'variable_declarator').length === 1
    const taken = declarator?.kind() === 'variable_declarator' ? propertiesOf(declarator.field('name')) : undefined
    return { node: declaration ?? call, statements: isAlone && taken ? statementsOf(taken, call) : undefined }
  })
  if (uses.some(({ statements }) => statements === undefined)) {
    for (const { node } of uses) edit.leave(node, firstLine(node.text()), ...advice)
    return false
  }
  for (const { node, statements = [] } of uses) {
    if (statements.length === 0) {
      edit.removeStatement(node)
      continue
    }
    const space = /[ \t]*$/.exec(edit.code.slice(0, node.range().start.index))?.[0] ?? ''
    const end = node.text().endsWith(';') ? ';' : ''
    edit.replace(node, statements.map((one) => `${one}${end}`).join(`\n${space}`))
  }
  return uses.length > 0
}
