import { type JsxElement, jsxOf, literalOf } from '../edit/jsxOf.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import { appKitModules } from './moveAppKitSetup.js'

const section = '3-change-the-button'
const tags = [
  ['button', 'AppKitButton', 'ConnectButton'],
  ['connect-button', 'AppKitConnectButton', 'ConnectButton'],
  ['account-button', 'AppKitAccountButton', 'ConnectButton'],
  ['network-button', 'AppKitNetworkButton', 'NetworkButton'],
] as const

/** Replaces AppKit's buttons, as custom elements and as components. */
export function moveAppKitButtons(edit: SourceEdit): void {
  for (const [tag, component, button] of tags) {
    const names = [`appkit-${tag}`, `w3m-${tag}`, edit.localOf(component, appKitModules)]
    for (const element of names.flatMap((name) => jsxOf(edit, name))) moveButton(edit, element, button)
  }
}

function moveButton(edit: SourceEdit, { opening, closing, attributes }: JsxElement, button: string): void {
  for (const tag of [opening, closing]) {
    const name = tag?.field('name')
    if (name) edit.replace(name, button)
  }
  edit.addImport(button, '@kit/react-ui')
  for (const { name, value, node, text } of attributes) {
    if (/^(label|size|disabled)$/.test(name)) continue
    if (name === 'balance' && literalOf(value) === 'show') edit.replace(node, 'showBalance')
    else if (name === 'balance' && literalOf(value) === 'hide') edit.removeAttribute(node)
    else edit.leave(node, text, `\`${button}\` has no such prop.`, section)
  }
}
