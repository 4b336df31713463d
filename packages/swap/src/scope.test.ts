import { exploreScope } from '@kit/fakes'
import { it } from 'vitest'
import { createFakeExchange } from './testing/createFakeExchange.js'

it('swap() swaps only for the active account and network, whatever changes during the request', () =>
  exploreScope(async () => {
    const engine = await createFakeExchange({ networks: ['eip155:1', 'eip155:2'] })
    const { chain, plugin, service, wallet } = engine
    const waiting: (() => void)[] = []
    const waits = { get: () => new Promise<void>((resolve) => waiting.push(resolve)) }
    Object.defineProperty(service, 'listed', waits)
    Object.defineProperty(chain, 'sends', waits)
    return {
      ...engine,
      waiting,
      asks: [
        () => plugin.start({ fromToken: 'AAA', toToken: 'BBB' }),
        () => plugin.quote({ amountIn: 3_000_000n }),
        () => plugin.loadTokens(),
        () => plugin.prepare(),
        () => plugin.submit(),
      ],
      isAnswered: () => plugin.state.getState().tokens.status === 'success',
      foreignData({ address, networkId }) {
        const { address: of, from, hash, networkId: on, status, to, tokens } = plugin.state.getState()
        const listed = tokens.status === 'success' ? tokens.data : []
        const last = wallet.at(-1)?.call as { account: { address: string }; network: { id: string } } | undefined
        const isOther = last !== undefined && (last.account.address !== address || last.network.id !== networkId)
        return [
          ...[of, on].filter((value) => value !== address && value !== networkId),
          ...[...listed, from, to].filter((token) => token !== undefined && token.networkId !== networkId),
          ...(hash !== undefined && isOther ? [hash] : []),
          ...(status === 'submitting' && isOther ? [status] : []),
        ]
      },
    }
  }))
