import type { TypedData } from './Adapter.js'
import type { ReadCall } from './ReadCall.js'

/** A contract call, or a payment in the native currency. */
export type ContractCall = {
  readonly to: string
  readonly data?: `0x${string}`
  /** Amount in base units of the native currency. */
  readonly value?: bigint
}

/** The effects of simulated calls on the account that makes them. */
export type Simulation = {
  /**
   * Balance changes in base units, negative for outflows: the native currency (`token` is undefined; excludes the fee), the requested
   * tokens, and every other token that moved if the node reports it.
   */
  readonly changes: readonly { readonly token: string | undefined; readonly amount: bigint }[]
  /** Allowances that the calls changed, with their new amounts. Empty if the node doesn't report them. */
  readonly approvals: readonly { readonly token: string; readonly spender: string; readonly amount: bigint }[]
  /** Undefined if the node doesn't report it. */
  readonly gasUsed: bigint | undefined
}

/** An approval by signature (EIP-2612) for one amount, one spender and a short time. */
export type Permit = {
  /** Pass this to `kit.signTypedData`. */
  readonly typedData: TypedData
  /** Returns the ABI-encoded arguments of `permit`. Throws `wallet/invalidResponse` if the signature isn't one of a key. */
  encode(signature: string): `0x${string}`
}

/** A token, its owner and a spender. */
export type SpenderOf = { readonly owner: string; readonly token: string; readonly spender: string }

/** Capabilities of a chain for trading: allowances, simulation and decoding. Each method is optional. */
export type SwapCapabilities = {
  /**
   * Decodes ABI-encoded data by a list of types in parentheses, such as `(address,uint256[])`. Numbers become `bigint`, bytes and addresses
   * hex, tuples and lists arrays. Returns undefined if the data doesn't match. The data may be untrusted.
   */
  decodeAbi?(types: string, data: unknown): readonly unknown[] | undefined
  /** Reads how much of a token a spender may transfer, in base units. */
  getAllowance?(call: ReadCall & SpenderOf): Promise<bigint>
  /**
   * Returns the calls that set the allowance of a spender to exactly an amount. There are none if it already has it, and two for tokens
   * that require a reset to zero first (such as USDT).
   */
  planApproval?(call: ReadCall & SpenderOf & { readonly amount: bigint }): Promise<readonly ContractCall[]>
  /**
   * Prepares an approval by signature. Resolves with undefined if the token doesn't support permits for this account, or not as it
   * declares.
   */
  getPermit?(
    call: ReadCall & SpenderOf & { readonly amount: bigint; readonly deadlineMs: number },
  ): Promise<Permit | undefined>
  /**
   * Simulates calls of an account in sequence on the latest block. Rejects with `transaction/reverted` (with the decoded reason),
   * `adapter/unsupported` if no node of the network supports simulation, or `rpc/*`.
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
