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
import type { TypedDataOf, TypedDataTypes } from './TypedDataOf.js'

/** A native transaction in the fields that all chains share. `extra` holds chain-specific fields. */
export type TransactionRequest = {
  readonly to?: string
  /** Amount in base units of the native currency. */
  readonly value?: bigint
  /** Call data in hex. */
  readonly data?: `0x${string}`
  /** A complete transaction of the chain's library, used instead of the fields above. Adapters that accept one narrow the type. */
  readonly transaction?: unknown
  readonly extra?: { readonly [key: string]: unknown }
}

/** A payment that a link or QR code asks for. `amount` is in base units of the token if given, or else of the native currency. */
export type PaymentUriInput = {
  readonly network: Network
  readonly address: string
  readonly amount?: bigint
  readonly token?: { readonly address: string; readonly decimals: number }
}

/** An adapter whose namespace and networks are known at compile time. */
export type AdapterOn<A extends Adapter, Namespace extends ChainNamespace, Id extends CaipNetworkId> = Omit<
  A,
  'namespace' | 'networks'
> & { readonly namespace: Namespace; readonly networks: readonly Network<Id>[] }

/**
 * The implementation of one chain namespace. Each capability is an optional method: check that it exists instead of calling a stub that
 * throws. All errors are `KitError`s; a request that the user rejects always fails with `connection/rejected`.
 */
export type Adapter<Provider = unknown> = {
  readonly namespace: ChainNamespace
  /** Name of the namespace as users know it, the same in every language, such as "EVM" or "Solana". Defaults to the namespace. */
  readonly label?: string
  /** The networks that the app configured, in its order. */
  readonly networks: readonly Network[]
  readonly defaultAccountType: AccountType
  /** Starts wallet discovery. Calls `listener` with the whole list whenever it changes. Returns a function that stops discovery. */
  watchConnectors(listener: (connectors: readonly Connector[]) => void): () => void
  /**
   * Preloads the code that a connected user needs next: signing, sending and error mapping. Called after a connection is established. Must
   * not contact the wallet or fetch anything else.
   */
  prepare?(): Promise<unknown>
  /** Returns whether a string is an address of this namespace, and one that is valid on the network if given. */
  isAddress(value: string, networkId?: CaipNetworkId): boolean
  /** Returns whether two addresses denote the same account: hex ignores case, SS58 compares public keys, other formats compare exactly. */
  isSameAddress(a: string, b: string): boolean
  /**
   * Loads the function that formats an address as its chain does, such as with the EVM checksum. For connectors that receive addresses in
   * other forms. If absent, addresses are used as they are.
   */
  loadAddressFormat?(): Promise<(address: string) => string>
  /** Returns the URL of an address or transaction on the block explorer, or undefined if the network has none. */
  getExplorerUrl?(
    network: Network,
    subject: { readonly address: string } | { readonly hash: string },
  ): string | undefined
  /**
   * Formats the content of a QR code for receiving, by the chain's own standard (EIP-681, BIP-321, Solana Pay).
   */
  formatPaymentUri?(payment: PaymentUriInput): Promise<string>
  /** Returns a placeholder for a network that the wallet is on but that the app did not configure. */
  toUnknownNetwork(networkId: CaipNetworkId): Network
  /**
   * Switches the wallet's network, and reads it back to confirm. Adds the network first if the wallet doesn't know it and supports adding.
   */
  switchNetwork?(call: {
    readonly provider: Provider
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<CaipNetworkId>
  /** Reads the native balance, or the balance of `token` if given. */
  getBalance?(call: ReadCall & { readonly address: string; readonly token?: string }): Promise<Balance>
  getIdentity?(call: ReadCall & { readonly address: string }): Promise<Identity>
  signMessage?(call: WalletCall<Provider> & { readonly message: string }): Promise<string>
  /** Checks that an account signed a message on a network; the counterpart of `signMessage`. Never throws for invalid input. */
  verifyMessage?(
    call: ReadCall & { readonly address: string; readonly message: string; readonly signature: string },
  ): Promise<Verdict>
  /**
   * Requests a CAIP-122 sign-in with the wallet's own method (`solana:signIn`) if it has one. The returned `message` is the text that was
   * signed, which may contain more than the request. `isHardware` selects the format that hardware wallets can sign, on chains that have
   * one. If absent, the text is signed as a message.
   */
  signIn?(
    call: WalletCall<Provider> & { readonly message: string; readonly isHardware?: boolean },
  ): Promise<{ readonly message: string; readonly signature: string }>
  signTypedData?(call: WalletCall<Provider> & { readonly typedData: TypedData }): Promise<string>
  /** Requests a transaction, and returns its hash once the wallet has sent it. */
  sendTransaction?(call: WalletCall<Provider> & { readonly transaction: TransactionRequest }): Promise<string>
  /** Sends an amount in base units of the native currency, or of the token at an address. */
  transfer?(
    call: WalletCall<Provider> &
      TransferTerms & { readonly to: string; readonly amount: bigint; readonly token?: string },
  ): Promise<string>
  waitForTransaction?(
    call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  ): Promise<TransactionReceipt>
  /**
   * Returns the chain library's client for a configured network, using the app's endpoints. It is a viem public client, an ethers provider,
   * a Solana `Connection`, or a Polkadot `ApiPromise`. The first call loads the library.
   *
   * @throws KitError `network/notConfigured`; `kit/peerMissing` or `kit/loadFailed` if the library can't be loaded.
   */
  getPublicClient?(networkId: CaipNetworkId): Promise<unknown>
  /**
   * Returns the chain library's client for a connected wallet: a viem wallet client, an ethers signer, or a PSBT signer. It is bound to one
   * connection, account and network, which default to the active ones. It stops working when they disconnect and resumes when they
   * reconnect. A wallet on another network is switched before each request.
   *
   * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`, and the errors of `getPublicClient`.
   */
  getWalletClient?(target?: WalletTarget): Promise<unknown>
  /**
   * Loads the chain's capabilities that features use: tokens, transfer planning, payment links and names. If absent, features don't offer
   * them on this chain.
   */
  loadCapabilities?(): Promise<Capabilities<Provider>>
}

/** EIP-712 typed data, or the chain's equivalent. */
export type TypedData = TypedDataOf<TypedDataTypes, string>
