import { addressOrder } from '../keys/Addresses.js'
import type { Recovered } from './recoverByFile.js'
import type { RecoverTexts } from './recoverTexts.data.js'

/** Shows a recovered wallet, with its phrase and keys hidden until requested. */
export function showWallet({ addresses, keys }: Recovered, text: RecoverTexts): HTMLElement {
  function secret(label: string, value: string): HTMLElement {
    const output = element('output', { hidden: true, ariaLabel: label, dir: 'ltr' }, [value])
    const button = element('button', { type: 'button' }, [text.show])
    const name = (): string => `${output.hidden ? text.show : text.hide}: ${label}`
    button.textContent = name()
    button.onclick = () => {
      output.hidden = !output.hidden
      button.textContent = name()
    }
    return element('div', {}, [button, output])
  }
  const accounts = addressOrder.map((account) =>
    element('section', {}, [
      element('h3', {}, [text[account]]),
      element('p', {}, [
        `${text.address} `,
        element('code', { ariaLabel: `${text.address}: ${text[account]}`, dir: 'ltr' }, [addresses[account]]),
      ]),
      secret(`${text.key}: ${text[account]}`, keys[account]),
    ]),
  )
  const heading = element('h2', { tabIndex: -1 }, [text.opened])
  return element('section', {}, [heading, secret(text.words, keys.words), ...accounts])
}

/** Creates an element with properties and children; strings become text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
