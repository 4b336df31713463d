import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { NftsState, PortfolioApi, PortfolioState } from '@kit/portfolio'
import { portfolioFeature } from '@kit/portfolio/react'
import type { Feature } from '@kit/react-ui/feature'

type Nft = NftsState['items'][number]

const drawing = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><path fill='hsl(${hue} 80% 80%)' d='M0 0h64v64H0z'/><circle cx='${20 + (hue % 24)}' cy='22' r='8' fill='white'/><path d='M0 44c12-10 22 2 34-2s20-8 30-2v24H0z' fill='hsl(${hue + 30} 40% 40%)'/></svg>`)}`
const make = (id: number, more: Partial<Nft> = {}): Nft => ({
  networkId: 'eip155:1',
  contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  tokenId: BigInt(id),
  standard: 'erc721',
  amount: 1n,
  name: `First Light ${id}`,
  collection: 'Mornings',
  description: 'The sun over the hills, as it never was.',
  imageUrl: drawing(id * 47),
  isSpam: false,
  ...more,
})
const one = make(1)
const many = make(2, { standard: 'erc1155', amount: 1_250n, name: 'Star Badge', collection: 'Badges of Honour' })
const long = make(3, {
  tokenId: 2n ** 256n - 1n,
  standard: 'erc1155',
  amount: 2n ** 255n,
  name: 'A Collectible of the Extraordinarily Long Name and SurnameWithoutAnyBlank',
  collection: 'The Collection of the Extraordinarily Long Name and Surname',
  description: 'Words without end. '.repeat(20),
  imageUrl: undefined,
})
const nameless = make(4, { name: undefined, collection: undefined, description: undefined, imageUrl: undefined })
const broken = make(5, { imageUrl: 'data:image/png;base64,AAAA' })
const items = [one, many, long, nameless, broken, ...Array.from({ length: 60 }, (_, index) => make(index + 6))]

const [connection] = fixtureConnections
const error = new KitError('api/network', { shortMessage: 'An example' })
// The token tab would come before it.
const feature: Feature = {
  ...portfolioFeature,
  accountTabs: portfolioFeature.accountTabs?.filter(({ id }) => id === 'nfts') ?? [],
}

function show(
  given: Partial<NftsState>,
  ...history: readonly ViewEntry[]
): FixtureOptions & { readonly features: readonly Feature[] } {
  const nfts: NftsState = { isOffered: true, status: 'success', items, hasMore: false, error: undefined, ...given }
  const nothing = async () => undefined
  return {
    history: [{ name: 'Account', data: undefined }, ...history],
    features: [feature],
    plugins: {
      portfolio: {
        state: createStore<PortfolioState>({ tokens: { status: 'idle' }, total: undefined }),
        nfts: createStore(nfts),
        loadNfts: nothing,
        loadMoreNfts: nothing,
        refreshNfts: nothing,
      } satisfies PortfolioApi,
    },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: { address: fixtureAddress },
    },
  }
}
const of = (nft: Nft): ViewEntry => ({ name: 'Nft', data: { nft } })

/** States of the NFT views. */
export const nftStates = {
  nfts: show({}),
  'nfts-loading': show({ status: 'loading', items: [] }),
  'nfts-empty': show({ items: [] }),
  'nfts-further-back': show({ items: [], hasMore: true }),
  'nfts-failed': show({ status: 'error', items: [], error }),
  'nfts-failed-later': show({ status: 'error', items: items.slice(0, 3), hasMore: true, error }),
  'nft-one': show({}, of(one)),
  'nft-many': show({}, of(many)),
  'nft-long': show({}, of(long)),
  'nft-nameless': show({}, of(nameless)),
  'nft-broken-picture': show({}, of(broken)),
}
