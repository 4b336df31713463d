import type { RpcRequest } from '@kit/adapter'
import type { CaipNetworkId, ClockPort, WithWallet } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from '../request/assertNetwork.js'
import { toQuantity } from '../rpc/Quantity.js'
import { toProviderError } from './toProviderError.js'

/** Methods that a node answers. All others go to the wallet. */
const nodeMethods = /^(eth|net|web3|debug|trace|txpool)_/
/** Methods that prompt the user and apply to one network. */
const signMethods =
  /^(personal_sign$|eth_sign|eth_sendTransaction$|wallet_(sendCalls|sendTransaction|grantPermissions)$)/
/** Other methods for the wallet, although their names look like a node's. */
const keyMethods = /^eth_(decrypt|getEncryptionPublicKey)$/

/**
 * Creates an EIP-1193 provider for one account of a connection on one network, for clients of chain libraries. Reads go to the app's
 * endpoints. Requests that prompt the user go to the connection's current wallet, once it is on the network.
 *
 * @throws An EIP-1193 error, from `request`: the wallet's own, or the kit's converted by `toProviderError`.
 * @example createClientProvider({ withWallet, connectionId, address, networkId, request, clock })
 */
export function createClientProvider(options: {
  readonly withWallet: WithWallet
  readonly connectionId: string
  readonly address: string
  readonly networkId: CaipNetworkId
  readonly request: RpcRequest
  readonly clock: ClockPort
}): Eip1193Provider {
  const { withWallet, connectionId, address, networkId, request, clock } = options
  const chainId = toQuantity(BigInt(networkId.slice('eip155:'.length)))
  const callSigner = (method: string, params: unknown): Promise<unknown> =>
    withWallet(
      { connectionId, address, ...(signMethods.test(method) && { networkId }) },
      async ({ provider, network, signal }) => {
        const call = { provider: provider as Eip1193Provider, network, clock, signal }
        if (!/_sendTransaction$/.test(method)) return requestProvider(call, method, params)
        // The wallet may have switched without an event.
        await assertNetwork(call)
        const [transaction, ...rest] = Array.isArray(params) ? params : []
        return requestProvider(call, method, [{ ...transaction, chainId: transaction?.chainId ?? chainId }, ...rest])
      },
    ).catch((error: unknown) => {
      throw toProviderError(error)
    })
  return {
    async request({ method, params }) {
      // Network and account are those of this provider, whatever the wallet has selected.
      if (method === 'eth_chainId') return chainId
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [address]
      if (signMethods.test(method) || keyMethods.test(method) || !nodeMethods.test(method))
        return callSigner(method, params)
      return request({ method, params } as Parameters<RpcRequest>[0])
    },
  }
}
