import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Token, TokenBalance } from '../chain/Token.js'
import type { RequestedCapabilities } from '../connector/Connector.js'
import type { WalletCall } from './ReadCall.js'
import type { ContractCall } from './SwapCapabilities.js'
import type { TransactionReceipt } from './TransactionReceipt.js'

/**
 * What a wallet can do beside signing and sending, for an account on a network (EIP-5792): by names of the standards, as the wallet says it.
 * Of hostile origin: only what is named here is parsed.
 */
export type WalletCapabilities = {
  /** Whether calls become one, all or none: `ready` after the visitor agreed to change the account for it. */
  readonly atomic?: { readonly status: 'supported' | 'ready' | 'unsupported' }
  /** Whether a service that the app names may pay fees (ERC-7677). */
  readonly paymasterService?: { readonly supported: boolean }
  /** Whether the wallet brings funds of elsewhere along when it sends (ERC-7682): too little here is then no reason not to ask it. */
  readonly auxiliaryFunds?: { readonly supported: boolean }
  readonly [name: string]: unknown
}

/** What a wallet lets the page do (EIP-2255), as the wallet says it. */
export type WalletPermission = {
  /** The method that is permitted, such as `eth_accounts`. */
  readonly parentCapability: string
  /** How it is limited. Of hostile origin. */
  readonly caveats: readonly { readonly type: string; readonly value: unknown }[]
}

/** Permissions that a page asks for (EIP-2255): methods and how each is limited, `{ eth_accounts: {} }`. */
export type RequestedPermissions = { readonly [method: string]: { readonly [caveat: string]: unknown } }

/** Something to list in a wallet that is no fungible token (EIP-747). */
export type WatchedCollectible = {
  readonly type: 'ERC721' | 'ERC1155'
  readonly networkId: CaipNetworkId
  /** The contract. */
  readonly address: string
  readonly tokenId: bigint
  readonly imageUrl?: string
}

/** What a wallet answers to capabilities that a request named, by their names. Hostile: parse what you use. */
export type AnsweredCallCapabilities = { readonly [name: string]: unknown }

/** Several calls, in their order. */
export type CallsRequest = {
  readonly calls: readonly (ContractCall & { readonly capabilities?: RequestedCapabilities })[]
  /** All or none of them. Default false: the wallet may carry them out one after the other. */
  readonly atomicRequired?: boolean
  readonly capabilities?: RequestedCapabilities
  /** The id that the calls shall have, of up to 4096 bytes in hex. Default: the wallet's choice. */
  readonly id?: string
  /** Called before the id is returned, with the capabilities of the wallet's answer. Not called where it has none. */
  onCapabilities?(capabilities: AnsweredCallCapabilities): void
}

/** A transaction that calls became. */
export type CallReceipt = Pick<TransactionReceipt, 'hash' | 'status' | 'blockNumber' | 'gasUsed' | 'fee' | 'logs'>

/** What became of calls. */
export type CallsStatus = {
  readonly id: string
  readonly networkId: CaipNetworkId
  /** `cancelled`: they are in no block and will be in none. `partlyReverted`: some were carried out, and not all. */
  readonly status: 'pending' | 'success' | 'cancelled' | 'reverted' | 'partlyReverted'
  /** The same as EIP-5792 has it: 100, 200, 400, 500, 600, and what a wallet says between. */
  readonly statusCode: number
  /** Whether they were carried out as one. */
  readonly isAtomic: boolean
  /** One when they became one transaction, else one for each that is in a block. */
  readonly receipts: readonly CallReceipt[]
  /** Why calls were reverted, in plain words, where the chain says it. Hostile text, cleaned. */
  readonly reason?: string
  /** The capabilities of the wallet's answer, such as the paymaster's. Absent where it has none. */
  readonly capabilities?: AnsweredCallCapabilities
}

/** What an app asks to be permitted, until a time (ERC-7715). */
export type PermissionRequest = {
  /** Who may act: an `account` with `data.address`, or as older wallets take it, a `key`. */
  readonly signer: { readonly type: string; readonly data: { readonly [field: string]: unknown } }
  readonly permissions: readonly { readonly type: string; readonly data: { readonly [field: string]: unknown } }[]
  /** Milliseconds since the epoch; wallets count in seconds. */
  readonly expiresAtMs: number
}

/** What was permitted: maybe less than was asked for. */
export type GrantedPermissions = {
  readonly networkId: CaipNetworkId
  /** The account that permits it. */
  readonly address: string
  readonly expiresAtMs: number
  /** `context` proves the permission to who carries it out. Older wallets give one for all. */
  readonly permissions: readonly {
    readonly type: string
    readonly data: { readonly [field: string]: unknown }
    readonly context: `0x${string}`
  }[]
  /** The contract that redeems the contexts (ERC-7710). */
  readonly delegationManager?: string
  /** How the account is deployed, where it is not yet: factories and what they are called with. */
  readonly dependencies: readonly { readonly factory: string; readonly factoryData: `0x${string}` }[]
}

/** A permission that an account granted, as its wallet lists it (ERC-7715). */
export type WalletGrant = {
  readonly networkId: CaipNetworkId
  /** The account that grants it. */
  readonly address: string
  /** The account that may act; undefined where the wallet doesn't say. */
  readonly to: string | undefined
  readonly type: string
  readonly data: { readonly [field: string]: unknown }
  /** What `revokePermissions` takes. */
  readonly context: `0x${string}`
  /** Milliseconds since the epoch; undefined without an end. */
  readonly expiresAtMs: number | undefined
}

/** What a wallet can be asked beside signing and sending. Each is optional; `wallet/unsupportedMethod` where the wallet lacks its method. */
export type WalletCapabilityMembers<Provider = unknown> = {
  /** What the wallet can do on the network. Asks nothing of the visitor. `{}` of a wallet that does not know the question. */
  getCapabilities?(call: WalletCall<Provider>): Promise<WalletCapabilities>
  /** Asks the wallet to send calls. Returns the id that the wallet gives them. `transaction/invalid` before the wallet is asked. */
  sendCalls?(call: WalletCall<Provider> & CallsRequest): Promise<string>
  /** What became of calls, as the wallet knows it. `transaction/invalid` where it does not know them. */
  getCallsStatus?(call: WalletCall<Provider> & { readonly id: string }): Promise<CallsStatus>
  /** Lets the wallet show what became of calls. */
  showCallsStatus?(call: WalletCall<Provider> & { readonly id: string }): Promise<void>
  /** Asks the visitor to permit something ahead (ERC-7715). */
  grantPermissions?(call: WalletCall<Provider> & PermissionRequest): Promise<GrantedPermissions>
  /** Takes back what was permitted. */
  revokePermissions?(call: WalletCall<Provider> & { readonly context: `0x${string}` }): Promise<void>
  /** What the account granted, on every network (ERC-7715). Asks nothing of the visitor. */
  getGrantedPermissions?(call: WalletCall<Provider>): Promise<readonly WalletGrant[]>
  /** What the wallet lets the page do (EIP-2255). Asks nothing of the visitor. */
  getPermissions?(call: WalletCall<Provider>): Promise<readonly WalletPermission[]>
  /** Asks the visitor to let the page do something (EIP-2255); `eth_accounts` lets them choose accounts again. */
  requestPermissions?(
    call: WalletCall<Provider> & { readonly permissions: RequestedPermissions },
  ): Promise<readonly WalletPermission[]>
  /** Asks the wallet to list a token, or something else, among its own (EIP-747). */
  watchAsset?(call: WalletCall<Provider> & { readonly asset: Token | WatchedCollectible }): Promise<boolean>
  /** What the account holds on the network, as the wallet knows it (ERC-7811). */
  getAssets?(call: WalletCall<Provider>): Promise<readonly TokenBalance[]>
}
