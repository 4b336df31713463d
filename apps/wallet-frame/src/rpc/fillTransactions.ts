import type { Hex } from 'viem'
import { simulateCalls } from '../approval/call/simulateCalls.js'
import type { Call } from '../approval/Effect.js'
import type { Fee, ReviewAccount, ReviewNetwork, TransactionFields } from '../approval/Review.js'
import type { ChainClient } from '../chain/createChainClient.js'
import { requireResponse } from '../failure/requireResponse.js'
import { readPrices } from './readPrices.js'

/** Gas for a transaction that would fail: the user may still send it. */
const failingGas = 500_000n

/**
 * Fills the transactions of calls that an EOA sends one after the other: successive nonces, current prices, and gas. Later calls depend on
 * earlier ones, so their gas comes from a simulation of all.
 */
export async function fillTransactions(
  calls: readonly Call[],
  given: {
    readonly account: ReviewAccount
    readonly client: ChainClient
    readonly network: ReviewNetwork
    /** Gas that the page requests, for a single call; at least what it needs. */
    readonly wanted?: bigint
  },
): Promise<{
  readonly transactions: readonly TransactionFields[]
  readonly fails: boolean
  readonly fee: Fee
}> {
  const { client, network, wanted } = given
  const account = given.account.address as Hex
  const isBatch = calls.length > 1
  const [nonce, { price, prices }, estimates, outcome] = await Promise.all([
    client.getTransactionCount({ address: account, blockTag: 'pending' }),
    readPrices(client),
    Promise.all(calls.map((one) => client.estimateGas({ account, ...one }).catch(requireResponse))),
    isBatch ? simulateCalls(client, account, calls, { readToken: async () => undefined }) : undefined,
  ])
  const gasOf = (at: number): bigint => {
    const estimate = estimates[at]
    // A call needs a higher limit than the gas it used: gas is refunded, and reserved for nested calls.
    const used = outcome?.fails ? undefined : outcome?.gasUsed[at]
    const needed = [...(estimate ? [(estimate * 5n) / 4n] : []), ...(used ? [used * 2n] : [])]
    const known = needed.length > 0 ? needed : wanted ? [] : [failingGas]
    return [wanted ?? 0n, ...known].reduce((a, b) => (a > b ? a : b))
  }
  const chainId = Number(network.id.slice('eip155:'.length))
  const transactions = calls.map((_, at) => ({ chainId, nonce: nonce + at, gas: gasOf(at), ...prices }))
  return {
    transactions,
    // A later call may fail alone and succeed after those before it, so for several calls the simulation decides.
    fails: estimates[0] === undefined,
    fee: { most: transactions.reduce((total, { gas }) => total + gas * price, 0n), payer: 'account' },
  }
}
