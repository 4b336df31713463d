import type { CaipNetworkId, ConnectionState, Kit } from '@kit/core'
import type { KitEip1193Provider } from './kitConnector.js'

type Request = Parameters<KitEip1193Provider['request']>[0]

/** Requests that send: transactions are answered with a hash, calls (EIP-5792) with an ID. */
const sendMethods: readonly string[] = ['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendCalls']

/**
 * Returns a provider that adds what its requests send to the kit's journal, for the account and network of the request. It answers as the
 * wallet does: a send that can't be recorded is still a send.
 *
 * @param read Returns the wallet of a request.
 * @param stateOf Returns the connections at the time of a request.
 */
export function recordSends(
  kit: Kit,
  read: () => KitEip1193Provider,
  stateOf: () => ConnectionState,
): KitEip1193Provider {
  return {
    async request(args) {
      const wallet = read()
      const { activeId, connections } = stateOf()
      const connection = connections.find(({ id }) => id === activeId)
      const answer = await wallet.request(args)
      if (connection !== undefined && sendMethods.includes(args.method)) {
        const { id: connectionId, networkId, account } = connection
        const { from = account.address, chainId } = fieldsOf(args)
        const target = { connectionId, address: from, networkId: parseNetworkId(chainId) ?? networkId }
        kit
          .recordTransaction({ ...target, ...sentOf(args, answer) })
          .catch((error) => kit.ports.log.warn("A transaction of wagmi can't be recorded", error))
      }
      return answer
    },
  }
}

/** Returns the fields that name the sender and the network. Both methods have them in their first parameter. */
const fieldsOf = ({ params }: Request): { readonly from?: string; readonly chainId?: unknown } =>
  (Array.isArray(params) && params[0]) || {}

function parseNetworkId(chainId: unknown): CaipNetworkId | undefined {
  const number = typeof chainId === 'string' ? Number(chainId) : 0
  return Number.isSafeInteger(number) && number > 0 ? `eip155:${number}` : undefined
}

/** Wallets of the first version of EIP-5792 answer with the ID itself. The kit checks the text. */
function sentOf({ method }: Request, answer: unknown): { readonly hash: string } | { readonly callsId: string } {
  if (method !== 'wallet_sendCalls') return { hash: answer as string }
  return { callsId: typeof answer === 'string' ? answer : ((answer as { readonly id: string } | null)?.id ?? '') }
}
