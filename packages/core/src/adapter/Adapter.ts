import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { AccountType } from '../chain/Account.js'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'
import type { Network } from '../chain/Network.js'
import type { Connector } from '../connector/Connector.js'
import type { Capabilities, TransferTerms } from './Capabilities.js'
import type { ReadCall, WalletCall } from './ReadCall.js'
import type { Verdict } from './SignedMessage.js'
import type { WalletTarget } from './Target.js'
import type { TransactionReceipt } from './TransactionReceipt.js'

/** A native transaction in the fields that chains share; `extra` passes what only one chain knows. */
export type TransactionRequest = {
  readonly to?: string
  /** Base units of the native currency. */
  readonly value?: bigint
  /** Hex data. */
  readonly data?: `0x${string}`
  /** A whole transaction in place of the fields above, as the chain's library has them. An adapter that takes one says of which type. */
  readonly transaction?: unknown
  readonly extra?: { readonly [key: string]: unknown }
}

/** An adapter whose namespace and networks are known to the compiler. */
export type AdapterOn<A extends Adapter, Namespace extends ChainNamespace, Id extends CaipNetworkId> = Omit<
  A,
  'namespace' | 'networks'
> & { readonly namespace: Namespace; readonly networks: readonly Network<Id>[] }

/**
 * One chain family. A capability is an optional member: "can this chain send?" is a check, never a stub that throws.
 * Errors are `KitError`s; a refusal by the visitor is always `connection/rejected`.
 */
export type Adapter<Provider = unknown> = {
  readonly namespace: ChainNamespace
  /** Name of the chain family as visitors know it, the same in every language: "EVM", "Solana". Default: the namespace. */
  readonly label?: string
  /** What the app configured, in its order. */
  readonly networks: readonly Network[]
  readonly defaultAccountType: AccountType
  /** Starts discovery. `listener` gets the whole list each time it changes. Returns the end. */
  watchConnectors(listener: (connectors: readonly Connector[]) => void): () => void
  /**
   * Fetches the code of what a connected visitor does next (signing, sending, the words of errors). Called when a connection
   * stands. Asks neither wallet nor network for anything else.
   */
  prepare?(): Promise<unknown>
  /** Whether a text is an address of this family; with a network, one that can be used there. */
  isAddress(value: string, networkId?: CaipNetworkId): boolean
  /** Whether two texts name one account: hex without case, SS58 by public key, others exactly. */
  isSameAddress(a: string, b: string): boolean
  /**
   * Loads how the chain writes an address, for connectors that get accounts in any form: with the checksum in its letter case for EVM.
   * Absent: as it was given.
   */
  loadAddressFormat?(): Promise<(address: string) => string>
  /** The address's page on an explorer; undefined when the network has none. */
  getExplorerUrl?(
    network: Network,
    subject: { readonly address: string } | { readonly hash: string },
  ): string | undefined
  /**
   * What a QR code for receiving holds, in the chain's own standard (EIP-681, BIP-321, Solana Pay …). `amount` is in base
   * units, of the token when one is given.
   */
  formatPaymentUri?(payment: {
    readonly network: Network
    readonly address: string
    readonly amount?: bigint
    readonly token?: { readonly address: string; readonly decimals: number }
  }): Promise<string>
  /** A network that the wallet is on and the app did not configure. */
  toUnknownNetwork(networkId: CaipNetworkId): Network
  /** Switches the wallet and confirms it by reading the network back. Adds an unknown network first where it can. */
  switchNetwork?(call: {
    readonly provider: Provider
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<CaipNetworkId>
  /** Native balance, or of a token when one is given. */
  getBalance?(call: ReadCall & { readonly address: string; readonly token?: string }): Promise<Balance>
  getIdentity?(call: ReadCall & { readonly address: string }): Promise<Identity>
  signMessage?(call: WalletCall<Provider> & { readonly message: string }): Promise<string>
  /** Whether a text was signed by an account on a network: the counterpart of `signMessage`. Never throws for what it is given. */
  verifyMessage?(
    call: ReadCall & { readonly address: string; readonly message: string; readonly signature: string },
  ): Promise<Verdict>
  /**
   * Asks the wallet to sign in with a text of CAIP-122, by the wallet's own method for it (`solana:signIn`) where it has one. `message` of
   * the answer is what was signed: what the text says, and maybe more. `isHardware`: in the form that hardware wallets sign, where the
   * chain has one. Absent: the text is signed as a message.
   */
  signIn?(
    call: WalletCall<Provider> & { readonly message: string; readonly isHardware?: boolean },
  ): Promise<{ readonly message: string; readonly signature: string }>
  signTypedData?(call: WalletCall<Provider> & { readonly typedData: TypedData }): Promise<string>
  /** Returns the transaction's hash once the wallet has sent it. */
  sendTransaction?(call: WalletCall<Provider> & { readonly transaction: TransactionRequest }): Promise<string>
  /** Sends an amount in base units: the native currency, or a token by its address. */
  transfer?(
    call: WalletCall<Provider> &
      TransferTerms & { readonly to: string; readonly amount: bigint; readonly token?: string },
  ): Promise<string>
  waitForTransaction?(
    call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  ): Promise<TransactionReceipt>
  /**
   * The chain library's own client of a configured network, over the app's endpoints: viem's public client, ethers' provider, Solana's
   * `Connection`, Polkadot's `ApiPromise`. The library is loaded by the first call.
   *
   * @throws KitError `network/notConfigured`; `kit/peerMissing`, `kit/loadFailed` without the library.
   */
  getPublicClient?(networkId: CaipNetworkId): Promise<unknown>
  /**
   * The chain library's own way to a connected wallet: viem's wallet client, ethers' signer, a signer of PSBTs. It is of one connection,
   * account and network, by default the active ones; it ends with them, and goes on when they come back. A wallet that is elsewhere is
   * switched before it is asked.
   *
   * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`, and those of `getPublicClient`.
   */
  getWalletClient?(target?: WalletTarget): Promise<unknown>
  /** Loads what features ask of the chain: tokens, the plan of a transfer, payment links, names. Absent: features offer none of it. */
  loadCapabilities?(): Promise<Capabilities<Provider>>
}

/** EIP-712 typed data, or what a chain has in its place. */
export type TypedData = {
  readonly domain: { readonly [key: string]: unknown }
  readonly types: { readonly [type: string]: readonly { readonly name: string; readonly type: string }[] }
  readonly primaryType: string
  readonly message: { readonly [key: string]: unknown }
}
