import type { KitButtonElement, KitElement, KitElementEvents, KitModalElement } from './KitElement.js'

/** Attributes that markup can use in place of the property. */
type Attributes = { readonly 'theme-mode'?: KitElement['themeMode'] }

type Shared = 'kit' | 'themeMode' | 'locale' | 'themeVariables' | 'messages' | 'icons'
type Given<Element, Names extends keyof Element> = { readonly [Name in Names]?: Element[Name] | undefined } & Attributes

/** Props of `<kit-button>` in templates. */
export type KitButtonElementProps = Given<
  KitButtonElement,
  Shared | 'label' | 'size' | 'icon' | 'balance' | 'hideNetwork' | 'accountStatus' | 'disabled'
> & {
  readonly 'hide-network'?: KitButtonElement['hideNetwork'] | undefined
  readonly 'account-status'?: KitButtonElement['accountStatus'] | undefined
}

/** Props of `<kit-modal>` in templates. */
export type KitModalElementProps = Given<
  KitModalElement,
  Shared | 'features' | 'links' | 'walletFeaturesOrder' | 'preload'
>

/** Listeners by event name, prefixed with `on`: `onkit-connect`. */
export type KitListeners = {
  readonly [Name in keyof KitElementEvents as `on${Name}`]?: ((event: KitElementEvents[Name]) => void) | undefined
}
