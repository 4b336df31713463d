import type { TransactionReceipt } from '../adapter/Adapter.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { unsupported } from '../flows/createTargets.js'
import { settleCall } from '../flows/settleCall.js'
import type { WalletServices } from '../kit/createWalletServices.js'

/** What `waitForTransaction` takes. */
export type WaitForTransactionOptions = {
  readonly hash: string
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/** Waits until a transaction is in a block. */
export const waitForTransaction =
  (services: WalletServices) =>
  ({ networkId, signal: given, ...rest }: WaitForTransactionOptions): Promise<TransactionReceipt> =>
    settleCall(services, [given], async (signal) => {
      const { events, sent, targets } = services
      const id = networkId ?? sent.get(rest.hash) ?? targets.find({}).connection.networkId
      const adapter = targets.adapterOf(parseCaipNetworkId(id).namespace)
      if (adapter.waitForTransaction === undefined) throw unsupported('waitForTransaction', adapter.namespace)
      const receipt = await adapter.waitForTransaction({ ...rest, network: targets.networkOf(id), signal })
      const { hash, status } = receipt
      sent.add(hash, id)
      events.emit({ type: 'transaction/mined', namespace: adapter.namespace, networkId: id, hash, status })
      return receipt
    })
