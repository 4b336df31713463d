import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** Selects the connection and account of a command. Defaults to the active connection of the active namespace. */
export type Target = {
  readonly connectionId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Selects the connection, account and network of a wallet request. If the wallet isn't on `networkId`, it is switched first, as by
 * `switchNetwork`. If that isn't possible or the app forbids it (`enableNetworkSwitch: false`), the request fails with `network/mismatch`
 * without reaching the wallet.
 */
export type WalletTarget = Target & { readonly networkId?: CaipNetworkId | undefined }
