import type { Kit, TimedKitEvent } from '@kit/core'
import type { KitModalProps } from '@kit/react-ui'
import type { eventNames } from './eventNames.data.js'

/** The events of an element by name, each with the event of the kit as its `detail`. They do not bubble. */
export type KitElementEvents = {
  [Name in (typeof eventNames)[keyof typeof eventNames]]: CustomEvent<Extract<TimedKitEvent, { type: TypesOf<Name> }>>
}

type TypesOf<Name extends string> = {
  [Type in keyof typeof eventNames]: (typeof eventNames)[Type] extends Name ? Type : never
}[keyof typeof eventNames]

/** What both elements have. Everything but `kit` is optional; what is text is an attribute as well. */
export interface KitElement
  extends HTMLElement,
    Pick<Settable<KitModalProps>, 'themeVariables' | 'messages' | 'icons'> {
  /** Whose wallets these are. Without one, nothing is shown. */
  kit: Kit | undefined
  /** Attribute `theme-mode`. Default `auto`. */
  themeMode: 'light' | 'dark' | 'auto' | undefined
  /** A BCP 47 tag, or `auto` (default). */
  locale: string | undefined
  addEventListener<Name extends keyof KitElementEvents>(
    name: Name,
    listener: (event: KitElementEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(...args: Parameters<HTMLElement['addEventListener']>): void
}

/** `<kit-button>`: opens the modal, and shows who is connected. */
export interface KitButtonElement extends KitElement {
  /** The app's own words, before a wallet is connected. */
  label: string | undefined
  /** 44 px high (`md`, default), or 36. */
  size: 'sm' | 'md' | undefined
  /** A wallet before the words. */
  icon: boolean
  /** Whether the balance is shown, which is read only then. */
  balance: boolean
  /** Attribute `hide-network`. */
  hideNetwork: boolean
  disabled: boolean
}

/** `<kit-modal>`: where the modal is, once for each kit. */
export interface KitModalElement
  extends KitElement,
    Pick<Settable<KitModalProps>, 'features' | 'links' | 'walletFeaturesOrder'> {
  /** `idle` loads the modal once the page is idle; default: when the visitor is about to open it. */
  preload: 'intent' | 'idle' | undefined
}

type Settable<Props> = { -readonly [Key in keyof Props]: Props[Key] | undefined }

declare global {
  interface HTMLElementTagNameMap {
    'kit-button': KitButtonElement
    'kit-modal': KitModalElement
  }
}
