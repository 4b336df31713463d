import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** Finds what a command acts on. Without either, the active connection of the active namespace. */
export type Target = {
  readonly connectionId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * What a request to a wallet acts on. With `networkId` the request is for that network alone: a wallet that is elsewhere is switched
 * first, as by `switchNetwork`. Where it cannot be, or the app forbids it (`enableNetworkSwitch: false`), the wallet is not asked and
 * the error is `network/mismatch`.
 */
export type WalletTarget = Target & { readonly networkId?: CaipNetworkId | undefined }
