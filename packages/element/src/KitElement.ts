import type { Kit, TimedKitEvent } from '@kit/core'
import type { KitModalProps } from '@kit/react-ui'
import type { eventNames } from './eventNames.data.js'

/** Events of an element by name. Each has the kit's event as its `detail`. They do not bubble. */
export type KitElementEvents = {
  [Name in (typeof eventNames)[keyof typeof eventNames]]: CustomEvent<Extract<TimedKitEvent, { type: TypesOf<Name> }>>
}

type TypesOf<Name extends string> = {
  [Type in keyof typeof eventNames]: (typeof eventNames)[Type] extends Name ? Type : never
}[keyof typeof eventNames]

/** Properties that both elements share. Only `kit` is required. String properties are available as attributes, too. */
export interface KitElement
  extends HTMLElement,
    Pick<Settable<KitModalProps>, 'themeVariables' | 'messages' | 'icons'> {
  /** The kit whose wallets are shown. Without one, the element renders nothing. */
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

type AccountPart = 'full' | 'avatar' | 'address'

/** The `<kit-button>` element: opens the modal and shows the connected account. */
export interface KitButtonElement extends KitElement {
  /** Custom button text, shown until a wallet is connected. */
  label: string | undefined
  /** Height: 44 px (`md`, default) or 36 px (`sm`). */
  size: 'sm' | 'md' | undefined
  /** Whether a wallet icon precedes the text. */
  icon: boolean
  /** Whether to show the balance, or the screens that show it: `large` is 768 px and wider. It is read only when shown. */
  balance: boolean | 'small' | 'large'
  /** Attribute `hide-network`. Whether to hide the network, or the screens that hide it. */
  hideNetwork: boolean | 'small' | 'large'
  /** Attribute `account-status`. One value, or one for small and one for large screens: `avatar full`. Default `full`. */
  accountStatus: AccountPart | `${AccountPart} ${AccountPart}` | undefined
  disabled: boolean
}

/** The `<kit-modal>` element: renders the modal. Use one per kit. */
export interface KitModalElement
  extends KitElement,
    Pick<Settable<KitModalProps>, 'features' | 'links' | 'walletFeaturesOrder'> {
  /** When to load the modal. `idle`: once the page is idle. Default: when the user is about to open it. */
  preload: 'intent' | 'idle' | undefined
}

type Settable<Props> = { -readonly [Key in keyof Props]: Props[Key] | undefined }

declare global {
  interface HTMLElementTagNameMap {
    'kit-button': KitButtonElement
    'kit-modal': KitModalElement
  }
}
