import type { Kit, ReadableStore } from '@kit/core'
import type { Token } from '@kit/core/plugin'
import type { ViewData, ViewName } from '@kit/modal'
import type { ComponentType, ReactNode } from 'react'
import type { AnyIcon } from '../icon/Icon.js'
import type { TextOptions } from '../text/createText.js'
import type { AnyMessages, MessageKey } from '../text/Messages.js'
import type { ResolvedLocale } from '../text/resolveLocale.js'
import type { ViewDefinition } from './defineView.js'
import type { BuiltInView } from './viewNames.data.js'

declare module '@kit/modal' {
  interface ViewData extends Record<Exclude<BuiltInView, ViewWithData>, undefined> {}
}

/** Built-in views that open with data, which `ViewData` declares. */
type ViewWithData =
  | 'ConnectMultiChain'
  | 'ConnectingExternal'
  | 'ConnectingWalletConnect'
  | 'Downloads'
  | 'SwitchActiveChain'
  | 'SwitchNetwork'

/** Views by name: either loaded, or a function that loads them when they are about to be shown. */
export type ViewTable = {
  readonly [Name in ViewName]?: ViewDefinition<Name> | (() => Promise<ViewDefinition<Name>>)
}

/** Names of views that open without data. */
export type PlainViewName = { [Name in ViewName]: undefined extends ViewData[Name] ? Name : never }[ViewName]

/** Common properties of all contributions to a built-in view. */
export type Contribution = {
  /** Unique within the feature. */
  readonly id: string
  /** Lower numbers come first. Default 100. Ties keep the order of the features. */
  readonly order?: number
  /**
   * Whether it is currently available. Called again when the active account or network, or one of the stores in `dependencies`, changes.
   * Default: always.
   */
  isShown?(kit: Kit): boolean
  /** Additional stores that `isShown` depends on. */
  dependencies?(kit: Kit): readonly ReadableStore<unknown>[]
}

/**
 * An amount in place of the balance on Account. Its component renders its children, which are the balance, while it has none.
 */
export type AccountAmount = Contribution & {
  readonly load: () => Promise<ComponentType<{ readonly children: ReactNode }>>
}

/** A button below the balance on Account. */
export type AccountAction = Contribution & {
  readonly icon: AnyIcon
  readonly label: MessageKey
  /** The view that it opens. */
  readonly view: PlainViewName
  /** Returns why the action isn't available, as the key of a text. It is shown in place of opening the view. */
  reason?(kit: Kit): MessageKey | undefined
}

/** A button on the view of one of the account's tokens. */
export type TokenAction = Omit<AccountAction, 'reason'> & {
  /** Preselects the token. Called before the view opens. */
  choose(kit: Kit, token: Token): void
}

/** A tab on Account. */
export type AccountTab = Contribution & { readonly label: MessageKey; readonly load: () => Promise<ComponentType> }

/** A row of a built-in view. */
export type FeatureRow = Contribution & { readonly load: () => Promise<ComponentType> }

/** A part of the account settings: the account, its security, the access of apps, or how to leave. */
export type SettingsSection = 'account' | 'security' | 'access' | 'leave'

/** A row of the account settings. */
export type SettingsRow = FeatureRow & {
  /** The group that it is in. Default `account`. */
  readonly section?: SettingsSection
}

/** Props of a {@link ConnectMethod}. `disabled`: the user still has to accept the terms. */
export type ConnectMethodProps = { readonly disabled: boolean }

/** Position relative to the wallet list. */
export type Side = 'above' | 'below'

/** A way to connect besides the wallet list, such as an email field. */
export type ConnectMethod = Contribution & {
  readonly load: () => Promise<ComponentType<ConnectMethodProps>>
  /** Position relative to the wallet list, unless the app sets it. Called again like `isShown`. Default `above`. */
  readonly side?: Side | ((kit: Kit) => Side)
}

/** A set of additions to the modal, created by `defineFeature`. */
export type Feature = Registration & {
  /** Loads the provider that renders features. Pages without features don't load it. */
  readonly loadProvider: () => Promise<ComponentType<FeatureProviderProps>>
}

/** Props of the provider: all features, and the language of the modal without them. */
export type FeatureProviderProps = {
  readonly features: readonly Feature[]
  readonly locale: ResolvedLocale
  readonly messages: AnyMessages
  readonly overrides: TextOptions['overrides']
  readonly children: ReactNode
}

/** Options for `defineFeature`. Only this object is part of the page's initial load; everything it refers to is loaded when needed. */
export type Registration = {
  /** Unique ID and the prefix of its text keys. Must match the ID of its plugin, if it has one. */
  readonly id: string
  /** Texts by language. Falls back to English. Texts with another prefix are ignored. */
  readonly texts?: { readonly en: () => Promise<AnyMessages>; readonly [language: string]: () => Promise<AnyMessages> }
  readonly views?: ViewTable
  /** Amounts in place of the balance on Account, such as the total value. The first one that has an amount is shown. */
  readonly accountAmounts?: readonly AccountAmount[]
  readonly accountActions?: readonly AccountAction[]
  readonly accountRows?: readonly FeatureRow[]
  readonly accountTabs?: readonly AccountTab[]
  readonly settingsRows?: readonly SettingsRow[]
  /** Ways to fund the wallet, where a feature lists them. */
  readonly fundingRows?: readonly FeatureRow[]
  readonly tokenActions?: readonly TokenAction[]
  readonly connectMethods?: readonly ConnectMethod[]
}
