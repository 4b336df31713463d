import type { CaipNetworkId, ChainNamespace, Wallet, WalletRow } from '@kit/core'

/** Data of each view, by view name. Packages with views add theirs by declaration merging. */
export interface ViewData {
  Connect: undefined
  ConnectMultiChain: { readonly row: WalletRow }
  /** Default namespace: the one that the list is limited to, else the connector's choice. */
  ConnectingExternal: { readonly row: WalletRow; readonly connectorId: string; readonly namespace?: ChainNamespace }
  ConnectingWalletConnect: { readonly wallet?: Wallet }
  ConnectingWalletConnectBasic: undefined
  AllWallets: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  Downloads: { readonly wallet: Wallet }
  Account: undefined
  AccountSettings: undefined
  Networks: undefined
  SwitchNetwork: { readonly networkId: CaipNetworkId }
  SwitchActiveChain: { readonly networkId: CaipNetworkId }
  UnsupportedChain: undefined
  ProfileWallets: undefined
}

/** Name of a view. */
export type ViewName = keyof ViewData & string

/** A view in the history, with its data. */
export type ViewEntry = { [Name in ViewName]: { readonly name: Name; readonly data: ViewData[Name] } }[ViewName]

/** State of the modal. */
export type ModalState = {
  readonly open: boolean
  readonly loading: boolean
  readonly loadingByNamespace: { readonly [namespace: string]: boolean }
  readonly shake: boolean
  /** Whether it closed because its task is completed: a wallet connected, or a network switched. */
  readonly done?: boolean
  /** Limits the connect view to one namespace. */
  readonly namespace: ChainNamespace | undefined
  /** Network for the next wallet that connects: the one that led to the list. */
  readonly networkId: CaipNetworkId | undefined
  /** Name of the wallet to reconnect: its stored connection was ended because it lacks what the app now requires. */
  readonly outdatedWallet?: string
  /** Never empty. The last entry is shown. */
  readonly history: readonly ViewEntry[]
  readonly direction: 'next' | 'prev'
}

/** Initial state, before the modal was opened. */
export const closedModal: ModalState = {
  open: false,
  loading: false,
  loadingByNamespace: {},
  shake: false,
  namespace: undefined,
  networkId: undefined,
  history: [{ name: 'Connect', data: undefined }],
  direction: 'next',
}
