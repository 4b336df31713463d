import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Token, TokenBalance } from '../chain/Token.js'
import type { RequestedCapabilities } from '../connector/Connector.js'
import type { WalletCall } from './ReadCall.js'
import type { ContractCall } from './SwapCapabilities.js'
import type { TransactionReceipt } from './TransactionReceipt.js'

/**
 * Capabilities of a wallet beyond signing and sending, for an account on a network (EIP-5792). Keys are the capability names of the
 * standards. Values are untrusted: only the fields declared here are parsed.
 */
export type WalletCapabilities = {
  /** Whether calls can be executed atomically. `ready` means that the user must first approve an upgrade of the account. */
  readonly atomic?: { readonly status: 'supported' | 'ready' | 'unsupported' }
  /** Whether a paymaster service of the app may pay fees (ERC-7677). */
  readonly paymasterService?: { readonly supported: boolean }
  /** Whether the wallet can add funds from elsewhere when it sends (ERC-7682). If so, don't block a request because of a low balance. */
  readonly auxiliaryFunds?: { readonly supported: boolean }
  readonly [name: string]: unknown
}

/** A permission that the wallet granted to the page (EIP-2255), as the wallet reports it. */
export type WalletPermission = {
  /** The permitted method, such as `eth_accounts`. */
  readonly parentCapability: string
  /** Restrictions of the permission. Untrusted. */
  readonly caveats: readonly { readonly type: string; readonly value: unknown }[]
}

/** Permissions to request (EIP-2255): methods with their caveats, such as `{ eth_accounts: {} }`. */
export type RequestedPermissions = { readonly [method: string]: { readonly [caveat: string]: unknown } }

/** An NFT to add to a wallet's list of assets (EIP-747). */
export type WatchedCollectible = {
  readonly type: 'ERC721' | 'ERC1155'
  readonly networkId: CaipNetworkId
  /** Address of the contract. */
  readonly address: string
  readonly tokenId: bigint
  readonly imageUrl?: string
}

/** Capabilities in a wallet's response, by name. Untrusted: parse what you use. */
export type CallCapabilitiesResponse = { readonly [name: string]: unknown }

/** A batch of calls, in order. */
export type CallsRequest = {
  readonly calls: readonly (ContractCall & { readonly capabilities?: RequestedCapabilities })[]
  /** Requires all calls to succeed or none. Defaults to false: the wallet may execute them one by one. */
  readonly atomicRequired?: boolean
  readonly capabilities?: RequestedCapabilities
  /** Bundle ID for the calls, up to 4096 bytes in hex. By default the wallet chooses one. */
  readonly id?: string
  /** Called with the capabilities of the wallet's response before the ID is returned. Not called if the response has none. */
  onCapabilities?(capabilities: CallCapabilitiesResponse): void
}

/** The receipt of a transaction that executed calls of a batch. */
export type CallReceipt = Pick<TransactionReceipt, 'hash' | 'status' | 'blockNumber' | 'gasUsed' | 'fee' | 'logs'>

/** Status of a batch of calls. */
export type CallsStatus = {
  readonly id: string
  readonly networkId: CaipNetworkId
  /** `cancelled`: the calls are in no block and never will be. `partlyReverted`: only some of the calls succeeded. */
  readonly status: 'pending' | 'success' | 'cancelled' | 'reverted' | 'partlyReverted'
  /** The EIP-5792 status code: 100, 200, 400, 500, 600, or a code in between that the wallet reports. */
  readonly statusCode: number
  /** Whether the calls were executed atomically. */
  readonly isAtomic: boolean
  /** One receipt if the calls became one transaction, otherwise one for each transaction in a block. */
  readonly receipts: readonly CallReceipt[]
  /** Why calls were reverted, as readable text, if the chain reports it. Untrusted text, cleaned. */
  readonly reason?: string
  /** Capabilities of the wallet's response, such as the paymaster's. Absent if there are none. */
  readonly capabilities?: CallCapabilitiesResponse
}

/** A request for permissions that expire (ERC-7715). */
export type PermissionRequest = {
  /** The grantee: an `account` with `data.address` or, for older wallets, a `key`. */
  readonly signer: { readonly type: string; readonly data: { readonly [field: string]: unknown } }
  readonly permissions: readonly { readonly type: string; readonly data: { readonly [field: string]: unknown } }[]
  /** Expiry in milliseconds since the epoch. Wallets count in seconds. */
  readonly expiresAtMs: number
}

/** Permissions that the user granted, which may be fewer than requested. */
export type GrantedPermissions = {
  readonly networkId: CaipNetworkId
  /** The account that grants the permissions. */
  readonly address: string
  readonly expiresAtMs: number
  /** `context` authorizes the grantee to use the permission. Older wallets return one context for all permissions. */
  readonly permissions: readonly {
    readonly type: string
    readonly data: { readonly [field: string]: unknown }
    readonly context: `0x${string}`
  }[]
  /** Address of the contract that redeems the contexts (ERC-7710). */
  readonly delegationManager?: string
  /** Factories and their call data that deploy the account, if it isn't deployed yet. */
  readonly dependencies: readonly { readonly factory: string; readonly factoryData: `0x${string}` }[]
}

/** A permission that an account granted, as its wallet lists it (ERC-7715). */
export type WalletGrant = {
  readonly networkId: CaipNetworkId
  /** The account that granted the permission. */
  readonly address: string
  /** The grantee account, or undefined if the wallet doesn't report it. */
  readonly to: string | undefined
  readonly type: string
  readonly data: { readonly [field: string]: unknown }
  /** Pass this to `revokePermissions`. */
  readonly context: `0x${string}`
  /** Expiry in milliseconds since the epoch, or undefined if the permission doesn't expire. */
  readonly expiresAtMs: number | undefined
}

/**
 * Wallet requests beyond signing and sending. Each is optional, and rejects with `wallet/unsupportedMethod` if the wallet lacks the method.
 */
export type WalletCapabilityMembers<Provider = unknown> = {
  /**
   * Reads what the wallet supports on the network, without prompting the user. Resolves with `{}` if the wallet doesn't know the method.
   */
  getCapabilities?(call: WalletCall<Provider>): Promise<WalletCapabilities>
  /**
   * Requests a batch of calls, and returns the ID that the wallet assigns. Rejects with `transaction/invalid` before the wallet is
   * contacted if the calls are invalid.
   */
  sendCalls?(call: WalletCall<Provider> & CallsRequest): Promise<string>
  /** Reads the status of calls from the wallet. Rejects with `transaction/invalid` if the wallet doesn't know them. */
  getCallsStatus?(call: WalletCall<Provider> & { readonly id: string }): Promise<CallsStatus>
  /** Opens the wallet's own view of the status of calls. */
  showCallsStatus?(call: WalletCall<Provider> & { readonly id: string }): Promise<void>
  /** Requests permissions to act for the account later (ERC-7715). */
  grantPermissions?(call: WalletCall<Provider> & PermissionRequest): Promise<GrantedPermissions>
  /** Revokes a granted permission by its context. */
  revokePermissions?(call: WalletCall<Provider> & { readonly context: `0x${string}` }): Promise<void>
  /** Lists the permissions that the account granted on all networks (ERC-7715), without prompting the user. */
  getGrantedPermissions?(call: WalletCall<Provider>): Promise<readonly WalletGrant[]>
  /** Lists the permissions of the page (EIP-2255), without prompting the user. */
  getPermissions?(call: WalletCall<Provider>): Promise<readonly WalletPermission[]>
  /** Requests permissions for the page (EIP-2255). `eth_accounts` lets the user choose accounts again. */
  requestPermissions?(
    call: WalletCall<Provider> & { readonly permissions: RequestedPermissions },
  ): Promise<readonly WalletPermission[]>
  /** Asks the wallet to add a token or an NFT to its list of assets (EIP-747). */
  watchAsset?(call: WalletCall<Provider> & { readonly asset: Token | WatchedCollectible }): Promise<boolean>
  /** Reads what the account holds on the network from the wallet (ERC-7811). */
  getAssets?(call: WalletCall<Provider>): Promise<readonly TokenBalance[]>
}
