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
  /** The id, for a collectible. */
  readonly id?: bigint
  /** The recipient, or the spender. */
  readonly to?: Address
}

/** What a signed permit allows a spender to take: ERC-2612, the permit of older tokens, Permit2. */
export type Permit = {
  readonly token: TokenFacts
  readonly spender: Address
  /** Base units. */
  readonly amount: bigint
  readonly isUnlimited: boolean
  /** Seconds since 1970. */
  readonly deadline: bigint
}

/** What a sign-in says (EIP-4361), beside the message itself. */
export type SignIn = {
  readonly domain: string
  readonly statement?: string
  readonly chainId: number
  readonly expirationTime?: string
  readonly resources: readonly string[]
}

/** Who asks: `origin` is the page's, as the browser says it; name and picture are what the page says of itself. */
export type Asker = { readonly origin: string; readonly name?: string; readonly icon?: string }

/** A network that the operator has. */
export type ReviewNetwork = {
  /** CAIP-2. */
  readonly id: string
  readonly name: string
  readonly currency: { readonly symbol: string; readonly decimals: number }
}

/** Whose signature is asked for. */
export type ReviewAccount = { readonly address: string; readonly type: 'eoa' | 'smartAccount' }

/** A message as its bytes. `text` where they are readable, else they are shown as hex. */
export type MessageSubject = {
  readonly kind: 'message'
  readonly bytes: Hex
  readonly text?: string
  /** The message is a sign-in for the origin that asks. */
  readonly signIn?: SignIn
}

/** Typed data in which every value is of its type, and nothing is beside the types: EIP-712. */
export type TypedDataSubject = {
  readonly kind: 'typedData'
  readonly data: {
    readonly domain: TypedDataDomain
    readonly types: { readonly [name: string]: readonly { readonly name: string; readonly type: string }[] }
    readonly primaryType: string
    readonly message: { readonly [name: string]: unknown }
  }
  readonly permits: readonly Permit[]
  /** What else it moves. */
  readonly moves: readonly (Omit<SignedMove, 'token'> & { readonly token?: TokenFacts })[]
}

/** What sending costs at most, in base units of the currency. */
export type Fee = {
  readonly most: bigint
  /** `operator`: the operator or the dapp pays. */
  readonly payer: 'account' | 'operator'
}

/** What the account will have more or less of. `token` absent: the currency of the network. */
export type Change = {
  readonly token?: { readonly address: Address; readonly symbol: string; readonly decimals: number }
  /** The id, where it is a collectible. */
  readonly id?: bigint
  readonly amount: bigint
}

/** The fields of a transaction of a plain account, beside its call. */
export type TransactionFields = {
  readonly chainId: number
  readonly nonce: number
  readonly gas: bigint
} & ({ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint } | { readonly gasPrice: bigint })

/**
 * The fields of the one transaction by which a plain account makes several calls: to itself, with the code of a contract as its own
 * (EIP-7702).
 */
export type BundleFields = TransactionFields & {
  /** Where the account does not have the code yet: what it signs to take it. */
  readonly delegation?: { readonly address: Address; readonly chainId: number; readonly nonce: number }
}

/** The fields of a user operation (ERC-4337, EntryPoint 0.7), beside its calls and its signature. */
export type OperationFields = {
  readonly sender: Address
  readonly nonce: bigint
  /** Where the account is not deployed yet: what deploys it. */
  readonly factory?: Address
  readonly factoryData?: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  /** Where another pays. */
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
  /** Undefined: the node cannot tell. */
  readonly changes: readonly Change[] | undefined
  /** Of a plain account: a transaction for each call, all of what is signed beside it. */
  readonly transactions?: readonly TransactionFields[]
  /** Of a plain account that makes all calls at once: all of what is signed beside them. */
  readonly bundle?: BundleFields
  /** Of a smart account: one operation for all calls, all of what is signed beside them. */
  readonly operation?: OperationFields
}

/** Facts that another part of the frame has read out of what is signed: permissions, messages of other chains. */
export type FactsSubject = {
  readonly kind: 'facts'
  /** What happens, in one sentence of the texts. */
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** All of it, as it is signed. */
  readonly raw: string
}

/** What is signed. */
export type Subject = MessageSubject | TypedDataSubject | CallsSubject | FactsSubject

/** What the visitor is asked: everything that is signed is made from it, and it is all shown. */
export type Review<Signed extends Subject = Subject> = {
  readonly asker: Asker
  readonly account: ReviewAccount
  readonly network: ReviewNetwork
  readonly subject: Signed
  readonly warnings: readonly Warning[]
}
