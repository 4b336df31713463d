import { ConnectButton } from '@kit/react-ui'
import type { ComponentProps } from 'react'
import type { ElementDescription } from './createElementClass.js'
import type { KitButtonElement } from './KitElement.js'
import { sharedAttributes, sharedProperties, uiOptionsOf } from './uiOptionsOf.js'

/** Converts the value of an attribute of kind `screens`. `shown` is the value on the screens that it names. */
const onScreens = (value: boolean | 'small' | 'large', shown = true) => ({
  smallScreen: (value === true || value === 'small') === shown,
  largeScreen: (value === true || value === 'large') === shown,
})

/** Parses one value, or one for small and one for large screens. Shows everything for any other text. */
function toAccountStatus(text = ''): NonNullable<ComponentProps<typeof ConnectButton>['accountStatus']> {
  const [smallScreen = 'full', largeScreen = smallScreen] = text
    .split(' ')
    .map((word) => (word === 'avatar' || word === 'address' ? word : 'full'))
  return { smallScreen, largeScreen }
}

export const buttonElement: ElementDescription = {
  attributes: {
    ...sharedAttributes,
    label: { name: 'label', kind: 'text' },
    size: { name: 'size', kind: 'text' },
    icon: { name: 'icon', kind: 'flag' },
    balance: { name: 'balance', kind: 'screens' },
    hideNetwork: { name: 'hide-network', kind: 'screens' },
    accountStatus: { name: 'account-status', kind: 'text' },
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
        showBalance={onScreens(button.balance)}
        showNetwork={onScreens(button.hideNetwork, false)}
        accountStatus={toAccountStatus(button.accountStatus)}
        disabled={button.disabled}
      />
    )
  },
}
