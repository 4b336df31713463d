import { ConnectButton } from '@kit/react-ui'
import type { ElementDescription } from './createElementClass.js'
import type { KitButtonElement } from './KitElement.js'
import { sharedAttributes, sharedProperties, uiOptionsOf } from './uiOptionsOf.js'

export const buttonElement: ElementDescription = {
  attributes: {
    ...sharedAttributes,
    label: { name: 'label', kind: 'text' },
    size: { name: 'size', kind: 'text' },
    icon: { name: 'icon', kind: 'flag' },
    balance: { name: 'balance', kind: 'flag' },
    hideNetwork: { name: 'hide-network', kind: 'flag' },
    disabled: { name: 'disabled', kind: 'flag' },
  },
  properties: sharedProperties,
  css: ':host{display:inline-flex;max-inline-size:100%}:host([hidden]){display:none}',
  render(element) {
    const button = element as KitButtonElement
    return (
      <ConnectButton
        {...uiOptionsOf(button)}
        {...(button.label !== undefined && { label: button.label })}
        size={button.size === 'sm' ? 'sm' : 'md'}
        icon={button.icon}
        showBalance={button.balance}
        showNetwork={!button.hideNetwork}
        disabled={button.disabled}
      />
    )
  },
}
