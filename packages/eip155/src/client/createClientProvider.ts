import type { RpcRequest } from '@kit/adapter'
import type { AskWallet, CaipNetworkId, ClockPort } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { toProviderError } from './toProviderError.js'

/** Methods that a node answers. Whatever else a client asks is for the wallet. */
const nodeMethods = /^(eth|net|web3|debug|trace|txpool)_/
/** What the visitor is asked for, and is for one network. */
const signMethods =
  /^(personal_sign$|eth_sign|eth_sendTransaction$|wallet_(sendCalls|sendTransaction|grantPermissions)$)/
/** What the wallet answers beside that, though its name is one of a node's method. */
const keyMethods = /^eth_(decrypt|getEncryptionPublicKey)$/

/**
 * An EIP-1193 provider of one account of a connection on one network, for the clients of chain libraries. Reads go to the app's endpoints.
 * What the visitor is asked for goes to the wallet that the connection has then, once it is on the network.
 *
 * @throws An error as EIP-1193 has them, from `request`: the wallet's own, or one that `toProviderError` made of the kit's.
 * @example createClientProvider({ askWallet, connectionId, address, networkId, request, clock })
 */
export function createClientProvider(options: {
  readonly askWallet: AskWallet
  readonly connectionId: string
  readonly address: string
  readonly networkId: CaipNetworkId
  readonly request: RpcRequest
  readonly clock: ClockPort
}): Eip1193Provider {
  const { askWallet, connectionId, address, networkId, request, clock } = options
  const askSigner = (method: string, params: unknown): Promise<unknown> =>
    askWallet({ connectionId, address, ...(signMethods.test(method) && { networkId }) }, ({ provider, signal }) =>
      requestProvider({ provider: provider as Eip1193Provider, clock, signal }, method, params),
    ).catch((error: unknown) => {
      throw toProviderError(error)
    })
  return {
    async request({ method, params }) {
      // Of the network and account that this provider is for, wherever the wallet is meanwhile.
      if (method === 'eth_chainId') return `0x${BigInt(networkId.slice('eip155:'.length)).toString(16)}`
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [address]
      if (signMethods.test(method) || keyMethods.test(method) || !nodeMethods.test(method))
        return askSigner(method, params)
      return request({ method, params } as Parameters<RpcRequest>[0])
    },
  }
}
