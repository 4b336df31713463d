import type { RpcRequest } from '@kit/adapter'
import type { Network } from '@kit/core/adapter'
import { simulate } from '../swap/simulate.js'

/**
 * Returns the part of a token transfer that the recipient doesn't receive, simulated on the latest block. Returns undefined when nothing is
 * withheld, or no node supports simulation.
 *
 * @example const transferFee = await readDeductedFee(request, { network, from, to, token, data, amount })
 */
export async function readDeductedFee(
  request: RpcRequest,
  transfer: {
    readonly network: Network
    readonly from: string
    readonly to: string
    readonly token: string
    readonly data: `0x${string}`
    readonly amount: bigint
  },
): Promise<bigint | undefined> {
  const { network, from, to, token, data, amount } = transfer
  // In a transfer to oneself, the balance doesn't show what arrives.
  if (from === to) return undefined
  try {
    const calls = [{ to: token, data }]
    const { changes } = await simulate(request, { network, account: from, holder: to, calls, tokens: [token] })
    const arrives = changes.find((change) => change.token === token)?.amount
    return arrives !== undefined && arrives < amount ? amount - arrives : undefined
  } catch {
    return undefined
  }
}
