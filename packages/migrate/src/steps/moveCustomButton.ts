import type { SgNode } from '@ast-grep/napi'
import { usesOf } from '../edit/imports.js'
import type { JsxElement } from '../edit/jsxOf.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import { simplified } from '../edit/simplified.js'
import type { Advice } from '../peer/Peer.js'
import { propertiesOf, type TakenProperty } from './moveHook.js'

/** The render props of another kit's custom button. */
export type RenderProps = {
  /** Render props of the kit, by name. The function keeps its own local names. */
  readonly renamed: Readonly<Record<string, string>>
  /** Code that replaces a render prop, with the render props that it needs. */
  readonly replaced: Readonly<Record<string, { readonly code: string; readonly needs: string }>>
  /** Render props that never change: `true` or `undefined`. */
  readonly constants: Readonly<Record<string, 'true' | 'undefined'>>
  /** New names of members, by render prop. */
  readonly members: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly advice: Advice
}

/**
 * Changes the render props of a custom button. The function keeps its own names, so most of its body stays: `{ chain, openChainModal }`
 * becomes `{ network: chain, openNetworks: openChainModal }`.
 */
export function moveCustomButton(edit: SourceEdit, { node, opening }: JsxElement, props: RenderProps): void {
  const render = node.find({ rule: { any: [{ kind: 'arrow_function' }, { kind: 'function_expression' }] } })
  const pattern = render?.field('parameters')?.find({ rule: { kind: 'object_pattern' } })
  const taken = propertiesOf(pattern)
  const body = render?.field('body')
  const isTaken = (name: string): boolean =>
    !!body && usesOf(body, name).length > 0 && !taken?.some(({ local }) => local === name)
  if (!pattern || !body || !taken || introduced(taken, props).some(isTaken)) {
    edit.leave(opening, opening.text(), ...props.advice)
    return
  }
  const names = new Set<string>()
  const constants = new Map<string, string>()
  for (const one of taken) {
    const { renamed, replaced, constants: known } = props
    const constant = known[one.name]
    const replacement = replaced[one.name]
    if (constant !== undefined) constants.set(one.local, constant)
    else if (replacement !== undefined) {
      for (const use of usesOf(body, one.local)) replaceUse(edit, use, replacement.code)
      if (usesOf(body, one.local).length > 0) names.add(replacement.needs)
    } else {
      const name = renamed[one.name]
      if (name === undefined) edit.leave(one.node, one.node.text(), ...props.advice)
      names.add(name === undefined ? one.node.text() : name === one.local ? name : `${name}: ${one.local}`)
    }
  }
  const extra = moveMembers(edit, body, taken, props)
  if (extra.has('isSupportedNetwork')) names.add('isSupportedNetwork')
  if (extra.has('displayBalance')) edit.insert((opening.field('name') ?? opening).range().end.index, ' showBalance')
  edit.replace(pattern, patternOf(edit, pattern, [...names]))
  replaceConstants(edit, body, constants)
}

/** Returns names that the changed function may declare in addition. They must not shadow others that it uses. */
function introduced(taken: readonly TakenProperty[], { replaced, members }: RenderProps): readonly string[] {
  const needs = taken.flatMap(({ name }) => replaced[name]?.needs ?? [])
  return taken.some(({ name }) => members[name]) ? [...needs, 'isSupportedNetwork'] : needs
}

function patternOf({ code }: SourceEdit, pattern: SgNode, names: readonly string[]): string {
  if (!pattern.text().includes('\n')) return `{ ${names.join(', ')} }`
  const lineStart = code.lastIndexOf('\n', pattern.range().start.index) + 1
  const space = /^[ \t]*/.exec(code.slice(lineStart))?.[0] ?? ''
  return `{\n${names.map((one) => `${space}  ${one},\n`).join('')}${space}}`
}

/** Replaces a use of a variable by code, in parentheses where an operator would bind tighter. */
function replaceUse(edit: SourceEdit, use: SgNode, code: string): void {
  if (use.kind() === 'shorthand_property_identifier') {
    edit.replace(use, `${use.text()}: ${code}`)
    return
  }
  const parent = use.parent()
  const isTight =
    parent?.kind() === 'unary_expression' ||
    (parent?.kind() === 'binary_expression' && !/^(&&|\|\|)$/.test(parent.field('operator')?.text() ?? ''))
  edit.replace(use, isTight && code.includes(' ') ? `(${code})` : code)
}

/** Renames members of render props. Returns what the kit must pass in addition. */
function moveMembers(
  edit: SourceEdit,
  body: SgNode,
  taken: readonly TakenProperty[],
  { members, advice }: RenderProps,
): ReadonlySet<string> {
  const extra = new Set<string>()
  for (const { name, local } of taken) {
    const known = members[name]
    if (!known) continue
    for (const use of usesOf(body, local)) {
      const member = use.parent()
      const property = member?.kind() === 'member_expression' ? member.field('property') : undefined
      if (!member || !property) continue
      const next = known[property.text()]
      if (next === undefined) edit.leave(member, member.text(), ...advice)
      else if (next === '!isSupportedNetwork') edit.replace(member, next)
      else if (next !== property.text()) edit.replace(property, next)
      if (next !== undefined) extra.add(next.replace('!', ''))
    }
  }
  return extra
}

/** Replaces values that never change, and simplifies the conditions around them. */
function replaceConstants(edit: SourceEdit, body: SgNode, constants: ReadonlyMap<string, string>): void {
  const isCondition = (node: SgNode): boolean =>
    node.kind() === 'binary_expression'
      ? /^(&&|\|\||[!=]==?)$/.test(node.field('operator')?.text() ?? '')
      : node.kind() === 'parenthesized_expression' ||
        (node.kind() === 'unary_expression' && node.text().startsWith('!'))
  for (const local of constants.keys())
    for (const use of usesOf(body, local)) {
      const ancestors = use.ancestors()
      const whole = ancestors[ancestors.findIndex((one) => !isCondition(one)) - 1] ?? use
      edit.replace(whole, simplified(whole, constants))
    }
}
