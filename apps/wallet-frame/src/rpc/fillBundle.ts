import { type Address, concat, type Hex } from 'viem'
import type { Call } from '../approval/Effect.js'
import type { BundleFields, Fee, ReviewAccount, ReviewNetwork } from '../approval/Review.js'
import type { ChainClient } from '../chain/createChainClient.js'
import { requireResponse } from '../failure/requireResponse.js'
import { encodeHybridCalls } from '../smart/encodeHybridCalls.js'
import { statelessDelegator } from '../smart/hybridContracts.data.js'
import type { Delegation } from './readDelegation.js'
import { readPrices } from './readPrices.js'

/** Gas of an authorization in addition to the calls (EIP-7702). */
const authorizationGas = 25_000n
/** Gas for calls that would fail: the user may still send them. */
const failingGas = 1_000_000n

/** Fills the single transaction with which an EOA makes several calls atomically. */
export async function fillBundle(
  calls: readonly Call[],
  given: {
    readonly account: ReviewAccount
    readonly client: ChainClient
    readonly network: ReviewNetwork
    readonly delegation: Exclude<Delegation, 'unsupported'>
  },
): Promise<{
  readonly bundle: BundleFields
  readonly fails: boolean
  readonly fee: Fee
}> {
  const { client, network, delegation } = given
  const account = given.account.address as Address
  const data = encodeHybridCalls(calls.flatMap(({ to, ...call }) => (to ? [{ to, ...call }] : [])))
  const code: Hex = concat(['0xef0100', statelessDelegator])
  const [nonce, { price, prices }, estimate] = await Promise.all([
    client.getTransactionCount({ address: account, blockTag: 'pending' }),
    readPrices(client),
    client
      .estimateGas({ account, to: account, data, stateOverride: [{ address: account, code }] })
      .catch(requireResponse),
  ])
  const isReady = delegation === 'ready'
  const needed = (estimate ?? failingGas) + (isReady ? authorizationGas : 0n)
  const chainId = Number(network.id.slice('eip155:'.length))
  const gas = (needed * 5n) / 4n
  return {
    bundle: {
      chainId,
      nonce,
      gas,
      ...prices,
      // The transaction uses a nonce before the authorization in it does.
      ...(isReady && { delegation: { address: statelessDelegator, chainId, nonce: nonce + 1 } }),
    },
    fails: estimate === undefined,
    fee: { most: gas * price, payer: 'account' },
  }
}
