import type { ApiClient } from '@kit/api'
import { createTestEngine, exploreScope } from '@kit/fakes'
import { it } from 'vitest'
import { activity } from './activity.js'

it('activity() shows only transactions of the active account, network and tab, whatever changes while they load', () =>
  exploreScope(async () => {
    const waiting: (() => void)[] = []
    const client = {
      async request(
        path: string,
        {
          query,
          signal,
          parse,
        }: { query: { chainId?: string }; signal?: AbortSignal; parse(response: object): unknown },
      ) {
        const address = path.split('/')[2] ?? ''
        await new Promise<void>((resolve) => waiting.push(resolve))
        signal?.throwIfAborted()
        if (path === 'v1/supported-chains')
          return parse({ json: async () => ({ http: ['eip155:1', 'eip155:2'], ws: [] }) })
        const rowOf = (chain: string) => ({
          id: `${address} ${chain}`,
          metadata: {
            operationType: 'send',
            hash: `${address} ${chain}`,
            minedAt: '2026-11-19T18:22:11Z',
            sentFrom: address,
            sentTo: '0xtwo',
            status: 'confirmed',
            chain,
          },
          transfers: [],
        })
        const chains = query.chainId === undefined ? ['eip155:1', 'eip155:2'] : [query.chainId]
        return parse({ json: async () => ({ data: chains.map(rowOf), next: 'more' }) })
      },
    } as unknown as ApiClient
    const engine = await createTestEngine({ plugins: [activity({ api: client })] })
    await engine.connect('one')
    const plugin = engine.kit.plugins.activity
    return {
      ...engine,
      waiting,
      asks: [
        () => plugin.load(),
        () => plugin.loadMore(),
        () => plugin.setScope('network'),
        () => plugin.setScope('namespace'),
      ],
      // The request of the network scope takes more reads, so it resolves later than that of the namespace.
      isAnswered() {
        const { items, scope } = plugin.state.getState()
        return scope === 'network' && items.length > 0
      },
      foreignData({ address, networkId }) {
        const { items, scope } = plugin.state.getState()
        return items.filter(
          (item) => !item.id.startsWith(address) || (scope === 'network' && item.networkId !== networkId),
        )
      },
    }
  }))
