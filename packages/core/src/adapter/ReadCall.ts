import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'

/** What an adapter method gets: there is no hidden current account. */
export type ReadCall = { readonly network: Network; readonly signal?: AbortSignal }
/** What a method that asks the wallet gets. `provider` is the one of the session. */
export type WalletCall<Provider = unknown> = ReadCall & { readonly provider: Provider; readonly account: Account }
