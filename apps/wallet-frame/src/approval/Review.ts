import type { Address, Hex, TypedDataDomain } from 'viem'
import type { CallReview, TokenFacts } from './Effect.js'
import type { Warning } from './Warning.js'

/** Assets that a signature moves or lets others move, apart from permits: transfers, NFTs, debt, and both sides of an order. */
export type SignedMove = {
  readonly kind: 'pay' | 'give' | 'get' | 'allowItem' | 'borrow'
  /** Absent: the currency of the network. */
  readonly token?: Address
  /** Base units. */
  readonly amount?: bigint
  /** ID of an NFT. */
  readonly id?: bigint
  /** The recipient, or the spender. */
  readonly to?: Address
}

/** An allowance that a signed permit grants: ERC-2612, the permit of older tokens, Permit2. */
export type Permit = {
  readonly token: TokenFacts
  readonly spender: Address
  /** Base units. */
  readonly amount: bigint
  readonly isUnlimited: boolean
  /** In seconds since the epoch. */
  readonly deadline: bigint
}

/** Fields of a sign-in message (EIP-4361). */
export type SignIn = {
  readonly domain: string
  readonly statement?: string
  readonly chainId: number
  readonly expirationTime?: string
  readonly resources: readonly string[]
}

/** The requesting page: the browser reports `origin`; name and icon are claims of the page. */
export type RequestingDapp = { readonly origin: string; readonly name?: string; readonly icon?: string }

/** A network that the operator configured. */
export type ReviewNetwork = {
  /** CAIP-2. */
  readonly id: string
  readonly name: string
  readonly currency: { readonly symbol: string; readonly decimals: number }
}

/** The account whose signature is requested. */
export type ReviewAccount = { readonly address: string; readonly type: 'eoa' | 'smartAccount' }

/** A message as bytes. `text` if they are readable; otherwise they are shown as hex. */
export type MessageSubject = {
  readonly kind: 'message'
  readonly bytes: Hex
  readonly text?: string
  /** Set if the message is a sign-in for the requesting origin. */
  readonly signIn?: SignIn
}

/** Typed data (EIP-712) whose values all match their types, without extra fields. */
export type TypedDataSubject = {
  readonly kind: 'typedData'
  readonly data: {
    readonly domain: TypedDataDomain
    readonly types: { readonly [name: string]: readonly { readonly name: string; readonly type: string }[] }
    readonly primaryType: string
    readonly message: { readonly [name: string]: unknown }
  }
  readonly permits: readonly Permit[]
  /** Other assets that it moves. */
  readonly moves: readonly (Omit<SignedMove, 'token'> & { readonly token?: TokenFacts })[]
}

/** Maximum cost of sending, in base units of the native currency. */
export type Fee = {
  readonly most: bigint
  /** `operator`: the operator sponsors the fee. `dapp`: a paymaster that the dapp names pays it, and may take tokens in return. */
  readonly payer: 'account' | 'operator' | 'dapp'
}

/** A balance change of the account. `token` absent: the native currency. */
export type Change = {
  readonly token?: { readonly address: Address; readonly symbol: string; readonly decimals: number }
  /** ID of an NFT. */
  readonly id?: bigint
  readonly amount: bigint
}

/** Fields of an EOA's transaction, apart from its call. */
export type TransactionFields = {
  readonly chainId: number
  readonly nonce: number
  readonly gas: bigint
} & ({ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint } | { readonly gasPrice: bigint })

/** Fields of the single transaction with which an EOA makes several calls: to itself, delegating to a contract (EIP-7702). */
export type BundleFields = TransactionFields & {
  /** The delegation to sign, if the account has none yet. */
  readonly delegation?: { readonly address: Address; readonly chainId: number; readonly nonce: number }
}

/** Fields of a user operation (ERC-4337, EntryPoint 0.7), apart from its calls and its signature. */
export type OperationFields = {
  readonly sender: Address
  readonly nonce: bigint
  /** The factory that deploys the account, if it is not deployed yet. */
  readonly factory?: Address
  readonly factoryData?: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  /** Set if a paymaster pays the fee. */
  readonly paymaster?: Address
  readonly paymasterVerificationGasLimit?: bigint
  readonly paymasterPostOpGasLimit?: bigint
  readonly paymasterData?: Hex
}

/** One call or several, sent by the account. */
export type CallsSubject = {
  readonly kind: 'calls'
  readonly calls: readonly CallReview[]
  readonly fee: Fee
  /** Undefined if the node can't simulate. */
  readonly changes: readonly Change[] | undefined
  /** For an EOA: the transaction of each call, which is everything else that is signed. */
  readonly transactions?: readonly TransactionFields[]
  /** For an EOA that makes all calls atomically: everything else that is signed. */
  readonly bundle?: BundleFields
  /** For a smart account: one user operation for all calls, which is everything else that is signed. */
  readonly operation?: OperationFields
}

/** Facts that another part of the frame extracted from the content to sign: permissions, messages of other chains. */
export type FactsSubject = {
  readonly kind: 'facts'
  /** The action, in one sentence. */
  readonly title: string
  /** `isCode`: an address or a function. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isCode?: boolean }[]
  /** The complete content, as it is signed. */
  readonly raw: string
}

/** Content to sign. */
export type Subject = MessageSubject | TypedDataSubject | CallsSubject | FactsSubject

/** The request shown to the user. Everything that is signed is made from it, and all of it is shown. */
export type Review<Signed extends Subject = Subject> = {
  readonly dapp: RequestingDapp
  readonly account: ReviewAccount
  readonly network: ReviewNetwork
  readonly subject: Signed
  readonly warnings: readonly Warning[]
}
