import { readField } from '@kit/adapter'
import { requestProvider } from '../provider/requestProvider.js'
import type { EvmCall } from '../request/EvmCall.js'
import { toQuantity } from '../request/toQuantity.js'

/**
 * Whether the wallet sends several calls as one on the network (EIP-5792 `wallet_getCapabilities`). One that would have to change the
 * account for it first does not count: the visitor would be asked for more than the trade.
 *
 * @throws KitError `connection/aborted` on the signal. Any other failure is a no.
 * @example if (await canSendCalls({ provider, account, network, clock })) …
 */
export async function canSendCalls({ provider, account, network, clock, signal }: EvmCall): Promise<boolean> {
  const chain = toQuantity(BigInt(network.reference))
  try {
    const params = [account.address, [chain]]
    const answer = await requestProvider(provider, { method: 'wallet_getCapabilities', params, clock, signal })
    // `0x0` says what holds on every chain.
    return [chain, '0x0'].some((id) => readField(readField(readField(answer, id), 'atomic'), 'status') === 'supported')
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}
