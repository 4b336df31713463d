import type { ContractCall } from '@kit/core/adapter'

/** Calls to simulate, between reads of balances. */
export type SimulationRequest = {
  readonly account: string
  readonly calls: readonly ContractCall[]
  /** In the order of `tokens`, after the native balance. */
  readonly reads: readonly ContractCall[]
  readonly tokens: readonly string[]
}

/** A contract that returns the native balance of its argument, deployed by a state override. */
export const balanceReader: { readonly address: string; readonly code: string } = {
  address: '0x00000000000000000000000062616c616e636573',
  code: '0x6000353160005260206000f3',
}
