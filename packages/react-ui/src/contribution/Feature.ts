import type { Kit, ReadableStore, WalletRow } from '@kit/core'
import type { Token } from '@kit/core/plugin'
import type { ViewData, ViewName } from '@kit/modal'
import type { ComponentType, ReactNode } from 'react'
import type { AnyIcon } from '../icon/Icon.js'
import type { TextOptions } from '../text/createText.js'
import type { AnyMessages, MessageKey } from '../text/Messages.js'
import type { ResolvedLocale } from '../text/resolveLocale.js'
import type { ViewDefinition } from './defineView.js'

/** Views by their names: each is there, or comes when it is shown or about to be. */
export type ViewTable = {
  readonly [Name in ViewName]?: ViewDefinition<Name> | (() => Promise<ViewDefinition<Name>>)
}

/** Names of views that are opened with nothing. */
export type PlainViewName = { [Name in ViewName]: undefined extends ViewData[Name] ? Name : never }[ViewName]

/** What all contributions to a built-in view have. */
export type Contribution = {
  /** Its name among those of the feature. */
  readonly id: string
  /** Smaller comes first. Default 100; those of one order stand as the features do. */
  readonly order?: number
  /** Whether it is offered now; asked again when the active account or network changes, or one of `follows`. Default: always. */
  isShown?(kit: Kit): boolean
  /** What else decides. */
  follows?(kit: Kit): readonly ReadableStore<unknown>[]
}

/** A round button under the balance on Account. */
export type AccountAction = Contribution & {
  readonly icon: AnyIcon
  readonly label: MessageKey
  /** The view that it leads to. */
  readonly view: PlainViewName
  /** Why it can't be used now, as the name of a text; shown in place of leading there. */
  reason?(kit: Kit): MessageKey | undefined
}

/** A round button on the view of a token of the account. */
export type TokenAction = Omit<AccountAction, 'reason'> & {
  /** Lets the view begin with the token; called before it is shown. */
  choose(kit: Kit, token: Token): void
}

/** A tab on Account. */
export type AccountTab = Contribution & { readonly label: MessageKey; readonly load: () => Promise<ComponentType> }

/** A row of a built-in view, made of parts. */
export type FeatureRow = Contribution & { readonly load: () => Promise<ComponentType> }

/** What a {@link ConnectMethod} gets: whether the visitor still has to accept the terms. */
export type ConnectMethodProps = { readonly disabled: boolean }

/** Above or below the list of wallets. */
export type Side = 'above' | 'below'

/** Another way to connect than the list of wallets, such as a field for an e-mail address. */
export type ConnectMethod = Contribution & {
  readonly load: () => Promise<ComponentType<ConnectMethodProps>>
  /** Where it stands to the list of wallets, unless the app says. Asked again as `isShown` is. Default `above`. */
  readonly side?: Side | ((kit: Kit) => Side)
}

/** One quiet word on a wallet's row in the connect view. */
export type WalletTag = Contribution & {
  /** The name of the text that a row has, if any. */
  text(row: WalletRow, kit: Kit): MessageKey | undefined
}

/** What a package adds to the modal, made by `defineFeature`. */
export type Feature = Registration & {
  /** Fetches what shows features: a page without any does not have it. */
  readonly loadProvider: () => Promise<ComponentType<FeatureProviderProps>>
}

/** What shows features gets: all of them, and the language of the modal without them. */
export type FeatureProviderProps = {
  readonly features: readonly Feature[]
  readonly locale: ResolvedLocale
  readonly messages: AnyMessages
  readonly overrides: TextOptions['overrides']
  readonly children: ReactNode
}

/**
 * What `defineFeature` takes. The page pays for these few lines at load, and for nothing that they name before it is needed.
 */
export type Registration = {
  /** Its name, and what the names of its texts begin with. Its plugin has the same, if it has one. */
  readonly id: string
  /** Its texts by language; English counts where the visitor's is not there. Those of other ids are left out. */
  readonly texts?: { readonly en: () => Promise<AnyMessages>; readonly [language: string]: () => Promise<AnyMessages> }
  readonly views?: ViewTable
  /** Lines below the balance on Account, such as what all is worth. */
  readonly accountHead?: readonly FeatureRow[]
  readonly accountActions?: readonly AccountAction[]
  readonly accountRows?: readonly FeatureRow[]
  readonly accountTabs?: readonly AccountTab[]
  readonly settingsRows?: readonly FeatureRow[]
  /** Ways to bring something into the wallet, where a feature lists them. */
  readonly fundRows?: readonly FeatureRow[]
  readonly tokenActions?: readonly TokenAction[]
  readonly connectMethods?: readonly ConnectMethod[]
  readonly walletTags?: readonly WalletTag[]
}
