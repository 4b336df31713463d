import type { TypedData } from './Adapter.js'
import type { ReadCall } from './ReadCall.js'

/** A call of a contract, or a payment in the native currency. */
export type ContractCall = {
  readonly to: string
  readonly data?: `0x${string}`
  /** Base units of the native currency. */
  readonly value?: bigint
}

/** What calls would change for the account that makes them. */
export type Simulation = {
  /**
   * By how much each balance changes, in base units: the native currency (`token` undefined; without the fee) and the tokens that were
   * asked for, and every other token that moved, where the node tells. Less than zero leaves the account.
   */
  readonly changes: readonly { readonly token: string | undefined; readonly amount: bigint }[]
  /** Who may move how much of what afterwards, of what the calls changed. Empty where the node does not tell. */
  readonly approvals: readonly { readonly token: string; readonly spender: string; readonly amount: bigint }[]
  /** Undefined where the node does not tell. */
  readonly gasUsed: bigint | undefined
}

/** An approval by signature (EIP-2612), good for one amount, one spender and a short time. */
export type Permit = {
  /** For `kit.signTypedData`. */
  readonly typedData: TypedData
  /** Arguments of `permit`, ABI-encoded. Throws `wallet/invalidResponse` for a signature that is not one of a key. */
  encode(signature: string): `0x${string}`
}

/** A spender of a token, and whose token it is. */
export type SpenderOf = { readonly owner: string; readonly token: string; readonly spender: string }

/** What trading asks of a chain: allowances, trials and decoding. Each is optional. */
export type SwapCapabilities = {
  /**
   * Decodes ABI-encoded data by its types in parentheses, such as `(address,uint256[])`: numbers as `bigint`, bytes and addresses as hex, tuples
   * and lists as arrays. Undefined for data that doesn't fit. The data may be hostile.
   */
  decodeAbi?(types: string, data: unknown): readonly unknown[] | undefined
  /** How much of a token a spender may move, in base units. */
  getAllowance?(call: ReadCall & SpenderOf): Promise<bigint>
  /**
   * The calls that let a spender move exactly an amount: none where it may already, two where the token wants its allowance at zero
   * first (as USDT does).
   */
  planApproval?(call: ReadCall & SpenderOf & { readonly amount: bigint }): Promise<readonly ContractCall[]>
  /** Undefined where the token takes no approval by signature of this account, or not as it says. */
  getPermit?(
    call: ReadCall & SpenderOf & { readonly amount: bigint; readonly deadlineMs: number },
  ): Promise<Permit | undefined>
  /**
   * Tries calls of an account, one after the other, on the latest block. Rejects with `transaction/reverted` (the reason decoded),
   * `adapter/unsupported` where no node of the network can try calls, `rpc/*`.
   */
  simulate?(
    call: ReadCall & {
      readonly account: string
      readonly calls: readonly ContractCall[]
      readonly tokens: readonly string[]
      /** The account whose balances are read. Defaults to `account`. */
      readonly holder?: string
    },
  ): Promise<Simulation>
}
