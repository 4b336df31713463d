import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'

/** Input of an adapter method that reads from a network. Accounts are always passed explicitly. */
export type ReadCall = { readonly network: Network; readonly signal?: AbortSignal }
/** Input of an adapter method that sends a request to a wallet, with the provider of its session. */
export type WalletCall<Provider = unknown> = ReadCall & { readonly provider: Provider; readonly account: Account }
