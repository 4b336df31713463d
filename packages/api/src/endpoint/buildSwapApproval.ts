import type { CaipAddress, CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { BuildSwapApprovalQuery, BuildSwapApprovalResponse } from '../contract/contract.data.js'
import { amountOf } from '../parse/amountOf.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { splitCaipAddress } from '../parse/splitCaipAddress.js'
import { requireHex } from '../parse/wordOf.js'
import { requireNetwork } from './requireNetwork.js'

/** A transaction to request from a wallet. */
export type UnsentTransaction = {
  readonly networkId: CaipNetworkId
  readonly to: string
  readonly data: `0x${string}`
  readonly value: bigint
  readonly gas: bigint | undefined
  /** Gas price in wei. */
  readonly gasPrice: bigint | undefined
}

/**
 * `GET /v1/convert/build-approve`: builds the approval for the router. The calldata is for the contract of `from`, whatever the service
 * returns as `to`. Rejects anything but an ERC-20 approval of at most the requested amount.
 *
 * @param asked.amount Amount in base units. Defaults to unlimited.
 * @throws ApiError `api/unsupportedNetwork` `Network not supported for Swaps`, `api/invalidResponse`
 */
export async function buildSwapApproval(
  client: ApiClient,
  input: {
    readonly from: CaipAddress
    readonly to: CaipAddress
    readonly amount?: bigint | undefined
    readonly userAddress?: CaipAddress | undefined
  },
  signal?: AbortSignal,
): Promise<UnsentTransaction> {
  const { from, to, amount, userAddress } = input
  const { networkId, address } = splitCaipAddress(from)
  await requireNetwork(client, networkId, 'Network not supported for Swaps', signal)
  const query: WithUndefined<BuildSwapApprovalQuery> = { from, to, amount: amount?.toString(), userAddress }
  return client.request('v1/convert/build-approve', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const tx = fieldsOf<BuildSwapApprovalResponse['tx']>(
        fieldsOf<BuildSwapApprovalResponse>(await response.json()).tx,
      )
      const fees = fieldsOf<{ gas: string; gasPrice: string }>(tx.eip155)
      const data = requireApproval(tx.data, amount)
      return { networkId, to: address, data, value: 0n, gas: amountOf(fees.gas), gasPrice: amountOf(fees.gasPrice) }
    },
  })
}

/** Checks that the calldata is a call of `approve(address,uint256)`, and nothing else. */
function requireApproval(value: unknown, most: bigint | undefined): `0x${string}` {
  const data = requireHex(value, 68)
  if (!/^0x095ea7b3[0-9a-f]{128}$/i.test(data)) throw new TypeError('The call data is not an ERC-20 approval.')
  if (most !== undefined && BigInt(`0x${data.slice(-64)}`) > most)
    throw new TypeError('The approved amount exceeds the requested amount.')
  return data
}
