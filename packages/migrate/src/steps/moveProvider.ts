import type { SgNode } from '@ast-grep/napi'
import type { JsxAttribute, JsxElement } from '../edit/jsxOf.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move } from '../peer/Peer.js'
import { asJsxComment } from './asComment.js'
import { firstLine } from './moveWagmiConfig.js'
import { importKit } from './placeKit.js'

/** How a prop of a provider is moved: props of `KitUi`, or advice if it stays. */
export type MovedProp = { readonly props: readonly string[] } | { readonly advice: Advice }

/**
 * Replaces the provider of another kit by those of the kit, with the modal after its children. Props without a counterpart stay as a
 * comment.
 *
 * @example
 * // <RainbowKitProvider theme={darkTheme()}>{children}</RainbowKitProvider> becomes
 * <KitProvider kit={kit}><KitUi theme="dark">{children}<KitModal /></KitUi></KitProvider>
 */
export function moveProvider(
  edit: SourceEdit,
  { node, opening, closing, attributes }: JsxElement,
  move: Move,
  propOf: (attribute: JsxAttribute) => MovedProp,
): void {
  if (!closing) {
    edit.leave(node, firstLine(node.text()), 'Render `KitProvider` and `KitModal`.', move.peer.setup)
    return
  }
  const moved = attributes.map((attribute) => ({ attribute, result: propOf(attribute) }))
  const lost = moved.flatMap(({ attribute, result }) =>
    'advice' in result ? [{ attribute, advice: result.advice }] : [],
  )
  for (const { attribute, advice } of lost) edit.leave(attribute.node, firstLine(attribute.text), ...advice)
  const props = moved.flatMap(({ result }) => ('props' in result ? result.props : []))
  const ui = props.length > 0 ? `<KitUi ${props.join(' ')}>` : ''
  const comment = asJsxComment(lost.map(({ attribute }) => attribute.text))
  const { space, isMultiline } = lineStartOf(edit, closing)
  const at = (depth: number): string => (isMultiline ? `\n${space}${'  '.repeat(depth)}` : '')
  const depth = ui ? 2 : 1
  const start = [`<KitProvider kit={${importKit(edit, move)}}>`, ui && at(1) + ui, comment && at(depth) + comment]
  const end = [`${at(depth)}<KitModal />`, ui && `${at(1)}</KitUi>`, `${at(0)}</KitProvider>`].join('')
  edit.replace(opening, start.join(''))
  edit.replace(closing, isMultiline ? end.slice(1 + space.length) : end)
  if (ui && isMultiline) indentLines(edit, opening.range().end.index, closing.range().start.index - space.length)
  edit.addImport('KitProvider', '@kit/react')
  edit.addImport('KitModal', '@kit/react-ui')
  if (ui) edit.addImport('KitUi', '@kit/react-ui')
}

/** Renders the kit's provider and the modal inside an element, around its children. */
export function wrapChildren(edit: SourceEdit, { opening, closing }: JsxElement, move: Move): void {
  if (!closing) return
  const { space, isMultiline } = lineStartOf(edit, closing)
  const at = (depth: number): string => (isMultiline ? `\n${space}${'  '.repeat(depth)}` : '')
  const [start, end] = [opening.range().end.index, closing.range().start.index - (isMultiline ? space.length + 1 : 0)]
  edit.insert(start, `${at(1)}<KitProvider kit={${importKit(edit, move)}}>`)
  edit.insert(end, `${at(2)}<KitModal />${at(1)}</KitProvider>`)
  if (isMultiline) indentLines(edit, start, end)
  edit.addImport('KitProvider', '@kit/react')
  edit.addImport('KitModal', '@kit/react-ui')
}

/** Returns the space before a node, and whether it starts a line. */
function lineStartOf({ code }: SourceEdit, node: SgNode): { readonly space: string; readonly isMultiline: boolean } {
  const before = code.slice(0, node.range().start.index)
  const [space = ''] = /[ \t]*$/.exec(before) ?? []
  return { space, isMultiline: before.slice(0, before.length - space.length).endsWith('\n') }
}

/** Indents the lines of a range that are inside a new element. Template literals keep their lines. */
function indentLines(edit: SourceEdit, start: number, end: number): void {
  const code = edit.code.slice(start, end)
  if (code.includes('`')) return
  for (const { index } of code.matchAll(/\n(?=[^\n])/g)) edit.insert(start + index + 1, '  ')
}
