import type { CaipNetworkId, ConnectionState, Kit } from '@kit/core'
import type { KitEip1193Provider } from './kitConnector.js'

type Request = Parameters<KitEip1193Provider['request']>[0]

/** Requests that send: transactions are answered with a hash, calls (EIP-5792) with an ID. */
const sendMethods: readonly string[] = ['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendCalls']

/**
 * Returns a provider that adds what its requests send to the kit's journal, for the account and network of the request. A request that may
 * have been sent is added to `kit.unanswered`. It answers as the wallet does: a send that can't be recorded is still a send.
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
      if (connection === undefined || !sendMethods.includes(args.method)) return wallet.request(args)
      const { id: connectionId, networkId, account } = connection
      const { from = account.address, chainId } = fieldsOf(args)
      const target = { connectionId, address: from, networkId: parseNetworkId(chainId) ?? networkId }
      return askOnce(
        async () => wallet.request(args),
        (ask) =>
          kit
            .recordSend({ ...target, ...sendOf(args, ask) })
            .catch((error) => kit.ports.log.warn("A transaction of wagmi can't be recorded", error)),
      )
    },
  }
}

/** Returns the fields that name the sender and the network. Both methods have them in their first parameter. */
const fieldsOf = ({ params }: Request): Fields => (Array.isArray(params) && params[0]) || {}

type Fields = {
  readonly from?: string
  readonly chainId?: unknown
  readonly to?: unknown
  readonly data?: unknown
  readonly input?: unknown
  readonly value?: unknown
  readonly id?: unknown
}

function parseNetworkId(chainId: unknown): CaipNetworkId | undefined {
  const number = typeof chainId === 'string' ? Number(chainId) : 0
  return Number.isSafeInteger(number) && number > 0 ? `eip155:${number}` : undefined
}

/** Returns the wallet's answer. Asks it here if the record ended without asking. */
async function askOnce(request: Ask, record: (ask: Ask) => Promise<void>): Promise<unknown> {
  let answer: Promise<unknown> | undefined
  await new Promise<void>((resolve) => {
    const ask = () => {
      answer ??= request()
      resolve()
      return answer
    }
    void record(ask).then(resolve)
  })
  return answer ?? request()
}

type Ask = () => Promise<unknown>

/** Returns what a request sends. Wallets of the first version of EIP-5792 answer with the ID itself. The kit checks the text. */
function sendOf(args: Request, ask: Ask): Parameters<Kit['recordSend']>[0] {
  const { id, to, data, input = data, value = '0x0' } = fieldsOf(args)
  if (args.method === 'wallet_sendCalls')
    return {
      ask: async () => {
        const sent = await ask()
        return typeof sent === 'string' ? sent : (sent as { readonly id: string } | null)?.id
      },
      calls: { id: typeof id === 'string' ? id : undefined },
    }
  // Without all fields, the chain can't be searched for it.
  if (typeof to !== 'string' || !isHex(value) || value === '0x') return { ask }
  return { ask, transaction: { to, value: BigInt(value), ...(isHex(input) && { data: input }) } }
}

const isHex = (value: unknown): value is `0x${string}` => typeof value === 'string' && /^0x[\da-f]*$/i.test(value)
