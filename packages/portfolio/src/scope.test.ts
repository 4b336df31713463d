import type { ApiClient } from '@kit/api'
import { createTestEngine, exploreScope } from '@kit/fakes'
import { it } from 'vitest'
import { portfolio } from './index.js'

it('portfolio() shows only NFTs of the active account and network, whatever changes while they load', () =>
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
        await new Promise<void>((resolve) => waiting.push(resolve))
        signal?.throwIfAborted()
        if (path === 'v1/supported-chains')
          return parse({ json: async () => ({ http: ['eip155:1', 'eip155:2'], ws: [] }) })
        const { chainId } = query
        const item = {
          chainId,
          address: `${chainId}:0x${'a'.repeat(40)}`,
          tokenId: String(waiting.length),
          standard: 'erc721',
          quantity: '1',
          name: path.split('/')[2],
          flags: { is_spam: false },
        }
        return parse({ json: async () => ({ data: [item], next: 'more' }) })
      },
    } as unknown as ApiClient
    const engine = await createTestEngine({ plugins: [portfolio({ api: client })] })
    await engine.connect('one')
    const plugin = engine.kit.plugins.portfolio
    return {
      ...engine,
      waiting,
      asks: [() => plugin.loadNfts(), () => plugin.loadMoreNfts(), () => plugin.refreshNfts()],
      isAnswered: () => plugin.nfts.getState().items.length > 0,
      foreignData: ({ address, networkId }) =>
        plugin.nfts.getState().items.filter((item) => item.name !== address || item.networkId !== networkId),
    }
  }))
