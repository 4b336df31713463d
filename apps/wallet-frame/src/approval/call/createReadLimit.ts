import { type Address, concat, type Hex, hexToBigInt, pad, size } from 'viem'
import type { ChainClient } from '../../chain/createChainClient.js'
import type { AllowanceLimit } from '../Effect.js'

/** Compares an allowance with the supply of its token, and with the account's balance. */
export type ReadLimit = (token: Address, amount: bigint) => Promise<AllowanceLimit>

const supplyCall: Hex = '0x18160ddd'
const balanceOf: Hex = '0x70a08231'
/** No token has a larger supply. */
const unlimitedThreshold = 2n ** 128n

/** Creates the comparison for an account. If the chain doesn't respond, only the amount itself counts. */
export function createReadLimit(client: Pick<ChainClient, 'call'>, account: string): ReadLimit {
  async function read(to: Address, data: Hex): Promise<bigint | undefined> {
    const answer = await client.call({ to, data }).then(
      (result) => result.data ?? '0x',
      (): Hex => '0x',
    )
    return size(answer) === 32 ? hexToBigInt(answer) : undefined
  }
  return async (token, amount) => {
    if (amount === 0n) return 'amount'
    if (amount >= unlimitedThreshold) return 'none'
    const [supply = 0n, balance = 0n] = await Promise.all([
      read(token, supplyCall),
      read(token, concat([balanceOf, pad(account as Hex)])),
    ])
    if (supply > 0n && amount >= supply) return 'none'
    return balance > 0n && amount >= balance ? 'balance' : 'amount'
  }
}
