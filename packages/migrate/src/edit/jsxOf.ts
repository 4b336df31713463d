import type { SgNode } from '@ast-grep/napi'
import type { SourceEdit } from './SourceEdit.js'

/** An attribute of a JSX element. */
export type JsxAttribute = {
  /** Empty for a spread. */
  readonly name: string
  readonly text: string
  /** Code of its value without braces; `true` without a value. */
  readonly value: string
  readonly node: SgNode
}

export type JsxElement = {
  readonly node: SgNode
  /** The opening tag, or the whole element if it closes itself. */
  readonly opening: SgNode
  readonly closing: SgNode | undefined
  readonly attributes: readonly JsxAttribute[]
}

/** Returns the JSX elements with a name, such as `ConnectButton.Custom`, in order. */
export function jsxOf(
  { path, root }: SourceEdit,
  name: string | undefined,
  inside: SgNode = root,
): readonly JsxElement[] {
  // The grammar of TypeScript without JSX has no such nodes.
  if (name === undefined || /\.[cm]?ts$/.test(path)) return []
  const regex = `^${name.replaceAll('.', '\\.').replaceAll('$', '\\$')}$`
  const tags = ['jsx_opening_element', 'jsx_self_closing_element'].flatMap((kind) =>
    inside.findAll({ rule: { kind, has: { field: 'name', regex } } }),
  )
  return tags.map((opening) => {
    const isSelfClosing = opening.kind() === 'jsx_self_closing_element'
    const node = isSelfClosing ? opening : (opening.parent() ?? opening)
    const closing = isSelfClosing ? undefined : node.children().find((one) => one.kind() === 'jsx_closing_element')
    return { node, opening, closing, attributes: attributesOf(opening) }
  })
}

function attributesOf(opening: SgNode): readonly JsxAttribute[] {
  return opening
    .children()
    .filter((one) => one.kind() === 'jsx_attribute' || one.kind() === 'jsx_expression')
    .map((node) => {
      if (node.kind() === 'jsx_expression') return { name: '', text: node.text(), value: '', node }
      const [name, , value] = node.children()
      const code = value?.kind() === 'jsx_expression' ? value.text().slice(1, -1).trim() : value?.text()
      return { name: name?.text() ?? '', text: node.text(), value: code ?? 'true', node }
    })
}

/** Returns the value of a string literal, or undefined for other code. */
export const literalOf = (code: string): string | undefined => /^(['"])([^'"\\]*)\1$/.exec(code)?.[2]
