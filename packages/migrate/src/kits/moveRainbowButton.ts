import { type JsxElement, literalOf } from '../edit/jsxOf.js'
import { optionsOf } from '../edit/options.js'
import { parseCode, type SourceEdit } from '../edit/SourceEdit.js'

/** Changes the props of RainbowKit's button. `chainStatus` becomes a `NetworkButton` beside it, if it shows a name. */
export function moveRainbowButton(edit: SourceEdit, { node, opening, attributes }: JsxElement): void {
  for (const attribute of attributes) {
    const { name, value, text } = attribute
    if (name !== 'chainStatus') {
      if (!/^(accountStatus|showBalance|label)$/.test(name))
        edit.leave(attribute.node, text, 'Remove this prop.', '3-change-the-button')
      continue
    }
    const screens = screensOf(value)
    if (screens === undefined) {
      edit.leave(attribute.node, text, 'Render `NetworkButton`, or set `showNetwork`.', '3-change-the-button')
      continue
    }
    if (screens.every((one) => one === 'icon')) {
      edit.removeAttribute(attribute.node)
      continue
    }
    edit.replace(attribute.node, 'showNetwork={false}')
    if (screens.every((one) => one === 'none')) continue
    const [small, large] = screens.map((one) => one !== 'icon')
    const showName = small && large ? '' : ` showName={{ smallScreen: ${small}, largeScreen: ${large} }}`
    edit.addImport('NetworkButton', '@kit/react-ui')
    edit.insert(opening.range().start.index, `<><NetworkButton${showName} />`)
    edit.insert(node.range().end.index, '</>')
  }
}

/** Returns the status on small and on large screens, or undefined if it isn't literal, or if only one of them shows none. */
function screensOf(value: string): readonly string[] | undefined {
  const literal = literalOf(value)
  const object = parseCode('a.tsx', `(${value})`).find({ rule: { kind: 'object' } })
  const options = object ? optionsOf(object) : []
  const of = (name: string) => literalOf(options.find((one) => one.name === name)?.value ?? '')
  const screens = literal === undefined ? [of('smallScreen'), of('largeScreen')] : [literal, literal]
  const isKnown = screens.every((one) => one !== undefined && /^(none|icon|name|full)$/.test(one))
  const isMixed = screens.includes('none') && screens[0] !== screens[1]
  return isKnown && !isMixed ? (screens as readonly string[]) : undefined
}
