import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Token, TokenBalance, TokenReference } from '../chain/Token.js'
import type { ReadCall } from './ReadCall.js'
import type { ContractCall, SwapCapabilities } from './SwapCapabilities.js'
import type { WalletCapabilityMembers } from './WalletCapabilities.js'

/** A payment described by a payment link (EIP-681, BIP-321, Solana Pay). */
export type PaymentRequest = {
  readonly address: string
  /** Undefined if the link doesn't specify a network. */
  readonly networkId?: CaipNetworkId
  /** Amount in base units of the token if given, or else of the native currency. */
  readonly amount?: bigint
  /** Amount in whole units as a decimal string, used instead of `amount` for links that don't specify the token's decimals. */
  readonly units?: string
  readonly token?: string
}

/** A risk of a transfer that the sender should know about before confirming. More may be added. */
export type TransferWarning =
  /** The recipient is the contract, mint or asset of the token itself. Anything sent there is lost. */
  | 'tokenContract'
  /** The recipient is a contract or program that can't return what it receives. */
  | 'contractRecipient'
  /** The recipient has no account for the token. The transfer creates one at the sender's expense, which `fee` includes. */
  | 'createsAccount'
  /** The transfer leaves nothing behind, so the chain closes the sender's account. */
  | 'closesAccount'
  | (string & {})

/** A simulated transfer, as the wallet would be asked to send it. */
export type TransferPlan = {
  /** Amount to send in base units: the requested amount, or the maximum that can be sent. */
  readonly amount: bigint
  /** Maximum fee that the sender pays in addition to the amount, in base units of the native currency. */
  readonly fee: bigint
  /** The part of the amount that may not arrive, for tokens with a transfer fee. */
  readonly transferFee?: bigint
  /** Fee rates to choose from, in the chain's own unit (sat/vB). Absent on chains without a choice. */
  readonly feeRates?: { readonly slow: number; readonly normal: number; readonly fast: number }
  /** Pass these to `transfer` together with the amount. Without them the wallet may choose a higher fee than the plan left room for. */
  readonly terms?: TransferTerms
  readonly warnings: readonly TransferWarning[]
}

/** Options of a transfer beyond recipient and amount. A chain ignores the ones that it doesn't know. */
export type TransferTerms = {
  /** Fee rate in sat/vB. Defaults to the chain's rate for the next blocks. */
  readonly feeRate?: number
  /** Set to false to let the chain close the sender's account when nothing is left. Defaults to true. */
  readonly keepAlive?: boolean
  /** Chain-specific fields as in `TransactionRequest`: gas and its price on EVM. */
  readonly extra?: { readonly [key: string]: unknown }
}

/** A transaction as recorded on the chain. */
export type TransactionDetails = {
  readonly hash: string
  readonly status: 'pending' | 'success' | 'reverted'
  readonly from: string
  readonly to: string | undefined
  /** Amount in base units of the native currency. */
  readonly value: bigint
  readonly fee: bigint | undefined
  readonly blockNumber: bigint | undefined
  /** Milliseconds since the epoch. */
  readonly minedAtMs: number | undefined
  /** The call that the transaction makes, by the names in the contract's ABI. Untrusted text. */
  readonly call: { readonly name: string; readonly args: readonly string[] } | undefined
  /** Why the transaction was reverted, as readable text, if the chain still knows. */
  readonly reason: string | undefined
}

/** The position of an account on the chain, which separates later transactions from earlier ones. */
export type AccountPosition = {
  /** Timestamp of the newest block by the chain's own clock, in milliseconds since the epoch. Later transactions are mined no earlier. */
  readonly timeMs: number
  /** Number of that block, on chains that count the transactions of accounts. */
  readonly height?: number
  /** Lowest nonce that the account's next transaction can have, on chains that count transactions. */
  readonly nonce?: number
}

/**
 * A transaction to search for among those of an account. It is a contract call, or a payment in base units of the native currency or a
 * token.
 */
export type TransactionQuery = { readonly to: string; readonly amount: bigint; readonly token?: string } | ContractCall

/**
 * Capabilities of a chain for features, beyond the methods of its adapter. Loaded as a whole when the first feature needs it. Each method is
 * optional: check that it exists.
 */
export type Capabilities<Provider = unknown> = SwapCapabilities &
  WalletCapabilityMembers<Provider> & {
    /**
     * Reads everything that an account holds from the chain: the native currency, the given tokens, then all others if the chain can list
     * them. Tokens that can't be read are left out. Rejects with `rpc/*` if nothing can be read.
     */
    getTokens?(
      call: ReadCall & { readonly address: string; readonly tokens: readonly TokenReference[] },
    ): Promise<readonly TokenBalance[]>
    /** Reads name, symbol and decimals of a token. Rejects with `token/notFound` if the address has none. */
    getToken?(call: ReadCall & { readonly token: string }): Promise<Token>
    /**
     * Simulates a transfer without contacting the wallet. `amount: 'max'` plans the maximum that can be sent after the fee. `0n` of the
     * native currency returns the fee regardless of the balance, on chains that support it. Rejects with `transfer/insufficientFunds`
     * (amount and fee exceed the balance), `transfer/belowMinimum` (dust or existential deposit; `details` is the minimum in base units),
     * `transfer/invalidRecipient` or `transfer/wouldFail` (`details` is the decoded reason).
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
    /** Resolves a name to its address on the network by forward resolution, or to undefined if it has none. */
    resolveName?(call: ReadCall & { readonly name: string }): Promise<string | undefined>
    /**
     * Parses a payment link of the chain's standards. Returns undefined for any other text. Throws `payment/invalid` for a malformed link.
     */
    parsePaymentUri?(uri: string): PaymentRequest | undefined
    /** Reads a transaction in detail, or undefined if the chain doesn't know it. */
    getTransaction?(call: ReadCall & { readonly hash: string }): Promise<TransactionDetails | undefined>
    /** Reads the current position of the account, counting pending transactions as sent. */
    getAccountPosition?(call: ReadCall & { readonly account: Account }): Promise<AccountPosition>
    /**
     * Finds the transactions that the account sent since a mark and that match the query exactly. Searches blocks, and the mempool if the
     * node exposes it. Returns their hashes, or none on chains that don't count transactions. Wallets may have appended bytes to the data.
     */
    findTransactions?(
      call: ReadCall & { readonly address: string; readonly mark: AccountPosition; readonly sent: TransactionQuery },
    ): Promise<readonly string[]>
    /**
     * Sends a raw request to a node of the network, such as JSON-RPC on EVM. Results and errors are the node's own and untrusted. A call
     * that was sent can't be cancelled.
     */
    request?(call: ReadCall & { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
    /** Reads the contract that an account delegates to (EIP-7702), or undefined if it has no delegation. */
    getDelegation?(call: ReadCall & { readonly address: string }): Promise<string | undefined>
  }
