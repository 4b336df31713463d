import type { KitButtonElement, KitElement, KitElementEvents, KitModalElement } from './KitElement.js'

/** What markup may say in an attribute beside the property of that meaning. */
type Attributes = { readonly 'theme-mode'?: KitElement['themeMode'] }

type Shared = 'kit' | 'themeMode' | 'locale' | 'themeVariables' | 'messages' | 'icons'
type Given<Element, Names extends keyof Element> = { readonly [Name in Names]?: Element[Name] | undefined } & Attributes

/** What a template may give `<kit-button>`. */
export type KitButtonProps = Given<
  KitButtonElement,
  Shared | 'label' | 'size' | 'icon' | 'balance' | 'hideNetwork' | 'disabled'
> & { readonly 'hide-network'?: boolean | undefined }

/** What a template may give `<kit-modal>`. */
export type KitModalProps = Given<KitModalElement, Shared | 'features' | 'links' | 'walletFeaturesOrder' | 'preload'>

/** Listeners by the name of their event, which follows `on`: `onkit-connect`. */
export type KitListeners = {
  readonly [Name in keyof KitElementEvents as `on${Name}`]?: ((event: KitElementEvents[Name]) => void) | undefined
}
