import { type Hex, numberToHex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'

/** Encodes an operation for JSON-RPC. */
export function toHexOperation(operation: UserOperation<'0.7'>): Readonly<Record<string, Hex>> {
  const entries = Object.entries(operation).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? numberToHex(value) : value,
  ])
  return Object.fromEntries(entries)
}
