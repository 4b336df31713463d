import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Token, TokenBalance, TokenReference } from '../chain/Token.js'
import type { ReadCall } from './ReadCall.js'
import type { ContractCall, SwapCapabilities } from './SwapCapabilities.js'
import type { WalletCapabilityMembers } from './WalletCapabilities.js'

/** A payment as a link says it (EIP-681, BIP-321, Solana Pay). */
export type PaymentRequest = {
  readonly address: string
  /** Undefined where the link leaves it open. */
  readonly networkId?: CaipNetworkId
  /** Base units, of the token when one is given. */
  readonly amount?: bigint
  /** The amount in whole units, as a decimal text, in place of `amount`: from links that do not say how a token is divided. */
  readonly units?: string
  readonly token?: string
}

/** What a transfer may do that its sender would want to know first. More may come. */
export type TransferWarning =
  /** The receiver is the contract, mint or asset of the token itself: what is sent there is lost. */
  | 'tokenContract'
  /** The receiver is a contract or program that cannot give back what it gets. */
  | 'contractReceiver'
  /** The receiver has no account for the token: one is made, at the sender's cost, which `fee` includes. */
  | 'createsAccount'
  /** Nothing stays behind, so that the chain ends the sender's account. */
  | 'endsAccount'
  | (string & {})

/** A transfer as it would be asked of the wallet, tried on the chain. */
export type TransferPlan = {
  /** Base units that leave: the amount that was asked, or the most that can leave. */
  readonly amount: bigint
  /** What the sender pays beside the amount at most, in base units of the native currency. */
  readonly fee: bigint
  /** The part of the amount that may not arrive, for tokens that take a fee on transfer. */
  readonly withheld?: bigint
  /** Rates that the sender may choose from, in the chain's own unit (sat/vB). Absent on chains without a choice. */
  readonly feeRates?: { readonly slow: number; readonly normal: number; readonly fast: number }
  /** Hand these to `transfer` with the amount: without them the wallet may choose a fee for which nothing was left. */
  readonly terms?: TransferTerms
  readonly warnings: readonly TransferWarning[]
}

/** How a transfer is made, beyond what is sent to whom. What a chain does not know it leaves aside. */
export type TransferTerms = {
  /** sat/vB. Default: the chain's for the next blocks. */
  readonly feeRate?: number
  /** False lets the chain end the sender's account when nothing stays behind. Default true. */
  readonly keepAlive?: boolean
  /** What only one chain knows, as in a `TransactionRequest`: gas and its price on EVM. */
  readonly extra?: { readonly [key: string]: unknown }
}

/** A transaction as the chain has it. */
export type TransactionDetails = {
  readonly hash: string
  readonly status: 'pending' | 'success' | 'reverted'
  readonly from: string
  readonly to: string | undefined
  /** Base units of the native currency. */
  readonly value: bigint
  readonly fee: bigint | undefined
  readonly blockNumber: bigint | undefined
  /** Milliseconds since the epoch. */
  readonly minedAtMs: number | undefined
  /** What the transaction calls, in the words of the contract. Hostile text. */
  readonly call: { readonly name: string; readonly args: readonly string[] } | undefined
  /** Why it was reverted, in plain words, where the chain still knows. */
  readonly reason: string | undefined
}

/** Where an account stands, to tell what it sends from now on from what it sent before. */
export type SendMark = {
  /** Of the newest block, by the chain's own clock: what is sent from now on is mined no earlier. Milliseconds since the epoch. */
  readonly timeMs: number
  /** The number of that block, where the chain counts what accounts send. */
  readonly height?: number
  /** The least number that the account's next transaction may bear, where the chain counts them. */
  readonly nonce?: number
}

/** What is looked for among what an account sent: an amount to a receiver, in base units of the native currency or a token, or a call. */
export type SentQuery = { readonly to: string; readonly amount: bigint; readonly token?: string } | ContractCall

/**
 * What features ask of a chain beyond the members of its adapter. Loaded as a whole by the first feature that is used, so that it costs
 * nothing at load. Each is optional, as a capability of the adapter is: "can this chain plan a transfer?" is a check.
 */
export type Capabilities<Provider = unknown> = SwapCapabilities &
  WalletCapabilityMembers<Provider> & {
    /**
     * Everything that an account holds, read from the chain: the native currency first, then the given tokens, and on chains that list
     * an account's tokens, all of them. A token that cannot be read is left out; when nothing can be read, it rejects with `rpc/*`.
     */
    getTokens?(
      call: ReadCall & { readonly address: string; readonly tokens: readonly TokenReference[] },
    ): Promise<readonly TokenBalance[]>
    /** Name, symbol and decimals of a token. Rejects with `token/notFound` where there is none at the address. */
    getToken?(call: ReadCall & { readonly token: string }): Promise<Token>
    /**
     * Tries a transfer on the chain without asking the wallet. `amount: 'max'` is the most that can leave after the fee; `0n` of the native
     * currency tells the fee whatever the account holds, where the chain can. Rejects with
     * `transfer/insufficientFunds` (amount and fee exceed the balance), `transfer/belowMinimum` (dust, existential deposit; `details` has
     * the least amount in base units), `transfer/invalidReceiver`, `transfer/wouldFail` (`details` is the reason, decoded).
     */
    planTransfer?(
      call: ReadCall &
        TransferTerms & {
          readonly account: Account
          readonly to: string
          readonly amount: bigint | 'max'
          readonly token?: string
        },
    ): Promise<TransferPlan>
    /** The address that a name leads to on the network, checked forward; undefined where it leads nowhere. */
    resolveName?(call: ReadCall & { readonly name: string }): Promise<string | undefined>
    /** What a payment link of the chain's standards says; undefined for any other text. Rejects with `payment/invalid` for a broken one. */
    parsePaymentUri?(uri: string): PaymentRequest | undefined
    /** A transaction in detail; undefined for one that the chain does not know. */
    getTransaction?(call: ReadCall & { readonly hash: string }): Promise<TransactionDetails | undefined>
    /** Where the account stands now, with what waits to be mined counted as sent. */
    getSendMark?(call: ReadCall & { readonly account: Account }): Promise<SendMark>
    /**
     * What the account sent from a mark on that is exactly this, in blocks and, where the node tells, waiting for one: hashes. None where the chain
     * does not count what the account sends. Wallets may have put more after the data.
     */
    findSent?(
      call: ReadCall & { readonly address: string; readonly mark: SendMark; readonly sent: SentQuery },
    ): Promise<readonly string[]>
    /**
     * Asks a node of the network what only its chain knows, in its own words: JSON-RPC on EVM. What it answers and rejects with is the node's own,
     * and hostile; a call that was sent is not taken back.
     */
    request?(call: ReadCall & { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
    /** The contract whose code an account takes as its own (EIP-7702); undefined for one that takes none. */
    getDelegation?(call: ReadCall & { readonly address: string }): Promise<string | undefined>
  }
