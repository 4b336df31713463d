import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { BuildSwapTransactionBody, BuildSwapTransactionResponse } from '../contract/contract.data.js'
import { amountOf, requireAmount } from '../parse/amountOf.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { splitCaipAddress } from '../parse/splitCaipAddress.js'
import { caipAddressOf, requireHex } from '../parse/wordOf.js'
import type { UnsentTransaction } from './buildSwapApproval.js'
import { requireNetwork } from './requireNetwork.js'

/** Options for {@link buildSwapTransaction}. */
export type SwapTransactionQuery = {
  /** Amount in base units of `from`. */
  readonly amount: bigint
  readonly from: CaipAddress
  readonly to: CaipAddress
  readonly userAddress: CaipAddress
  /** Slippage in percent. Defaults to 1. */
  readonly slippage?: number | undefined
  /** ABI-encoded arguments of an EIP-2612 permit for the router, used instead of an approval. */
  readonly permit?: string | undefined
  /** Skips the gas estimate by a node. */
  readonly disableEstimate?: boolean | undefined
}

/** The transaction of a swap. */
export type SwapTransaction = UnsentTransaction & {
  /** Expected output of the swap, in base units. */
  readonly expectedAmount: bigint
}

/** Marker of the native currency of an EVM chain. */
const native = /:0xe{40}$/i

/**
 * `POST /v1/convert/build-transaction`: builds the transaction of a swap. Its value is the amount if the native currency is sold, or else
 * zero.
 *
 * @throws ApiError `api/unsupportedNetwork` `Network not supported for Swaps`, `api/rejected` with reasons, `api/invalidResponse`
 */
export async function buildSwapTransaction(
  client: ApiClient,
  input: SwapTransactionQuery,
  signal?: AbortSignal,
): Promise<SwapTransaction> {
  const { amount, from, to, userAddress, slippage = 1, permit, disableEstimate } = input
  const { networkId } = splitCaipAddress(from)
  await requireNetwork(client, networkId, 'Network not supported for Swaps', signal)
  const body: WithUndefined<BuildSwapTransactionBody> = {
    projectId: client.projectId,
    amount: `${amount}`,
    from,
    to,
    userAddress,
    eip155: { slippage, ...(permit !== undefined && { permit }) },
    disableEstimate,
  }
  return client.request('v1/convert/build-transaction', {
    body,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const answer = fieldsOf<BuildSwapTransactionResponse>(await response.json())
      const tx = fieldsOf<BuildSwapTransactionResponse['tx']>(answer.tx)
      const fees = fieldsOf<BuildSwapTransactionResponse['tx']['eip155']>(tx.eip155)
      const called = caipAddressOf(tx.to)
      if (called === undefined || splitCaipAddress(called).networkId !== networkId)
        throw new TypeError('The transaction is for another network.')
      if (String(tx.from).toLowerCase() !== userAddress.toLowerCase())
        throw new TypeError('The transaction is from another account.')
      return {
        networkId,
        to: splitCaipAddress(called).address,
        data: requireHex(tx.data),
        value: native.test(from) ? amount : 0n,
        gas: amountOf(fees.gas),
        gasPrice: amountOf(fees.gasPrice),
        expectedAmount: requireAmount(tx.amount),
      }
    },
  })
}
