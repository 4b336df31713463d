import type { Nft } from '@kit/api'
import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type NftsState, noNfts } from '../PortfolioState.js'
import { type PortfolioApi, portfolio } from '../portfolio.js'
import { portfolioFeature } from './portfolioFeature.js'

const [fox] = fixtureConnections
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cscript%3Ewindow.isHurt=1%3C/script%3E%3Cpath d='M0 0h9v9z'/%3E%3C/svg%3E"
const make = (id: number | bigint, more: Partial<Nft> = {}): Nft => ({
  networkId: 'eip155:1',
  contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  tokenId: BigInt(id),
  standard: 'erc721',
  amount: 1n,
  name: `Number ${id}`,
  collection: 'Numbers',
  description: undefined,
  imageUrl: picture,
  isSpam: false,
  ...more,
})

async function show(given: Partial<NftsState>) {
  const nfts = createStore<NftsState>({ ...noNfts, isOffered: true, ...given })
  const requested: string[] = []
  const note = (command: string) => async () => void requested.push(command)
  const plugins: { [id: string]: unknown } = {}
  const fixture = createFixtureKit({
    plugins,
    history: [{ name: 'Account', data: undefined }],
    states: {
      active: { status: 'connected', connection: fox, account: fox?.account },
      connections: { connections: fixtureConnections, activeIds: [fox?.id ?? ''] },
      tokens: { status: 'success', data: [] },
    },
  })
  plugins['portfolio'] = {
    ...portfolio().setup({
      kit: fixture.kit,
      ports: fixture.kit.ports,
      listCommands: () => ({ asyncCommand: () => note('') }),
    } as never),
    nfts,
    loadNfts: note('load'),
    loadMoreNfts: note('more'),
    refreshNfts: note('refresh'),
  } satisfies PortfolioApi
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" features={[portfolioFeature]} />
      </KitProvider>
    </StrictMode>,
  )
  return { ...fixture, nfts, requested }
}
const tab = page.getByRole('tab', { name: 'NFTs' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const tiles = page.getByRole('list', { name: 'NFTs' }).getByRole('button')

describe('the NFTs tab', () => {
  it('appears as soon as the service is known to have NFTs on the network', async () => {
    const { nfts } = await show({ isOffered: false })
    await expect.element(page.getByText(/No tokens on Ethereum yet/)).toBeVisible()
    await expect.element(tab).not.toBeInTheDocument()
    nfts.update((now) => ({ ...now, isOffered: true }))
    await expect.element(tab).toBeVisible()
  })

  it('loads when it is opened, and shows pictures, names and amounts', async () => {
    const many = make(2, { standard: 'erc1155', amount: 1200n, name: undefined })
    const { requested } = await show({ status: 'success', items: [make(1), many] })
    expect(requested).toEqual([])
    await tab.click()
    await expect.poll(() => requested).toContain('load')
    await expect.element(tiles.first()).toHaveAccessibleName(/^Number 1 ?Numbers$/)
    await expect.element(tiles.nth(1)).toHaveAccessibleName(/^Numbers #2 ?Numbers.*Owned.*×1\.2K$/)
    for (const index of [0, 1]) {
      const image = () => tiles.nth(index).element().querySelector('img')
      await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0)
      expect(image()?.src).toContain('%3Cscript')
    }
    // Scripts inside an image must not run.
    expect('isHurt' in window).toBe(false)
  })

  it('shows a letter instead of a picture from a host that the app does not allow', async () => {
    await show({ status: 'success', items: [make(1, { imageUrl: 'https://stranger.example/1.png' })] })
    await tab.click()
    await expect.element(tiles.first()).toBeVisible()
    expect(tiles.first().element().querySelector('[data-initial="N"]')).not.toBeNull()
    expect(tiles.first().element().querySelector('img')).toBeNull()
  })

  it('opens a view of each NFT with its details', async () => {
    const id = 2n ** 200n
    await show({ status: 'success', items: [make(id, { standard: 'erc1155', amount: 40n, name: 'Sunrise' })] })
    await tab.click()
    await button(/^Sunrise/).click()
    await expect.element(page.getByRole('heading', { name: 'Sunrise' })).toBeVisible()
    for (const words of ['40', 'ERC-1155', 'Numbers', 'Ethereum'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(button('Copy token ID')).toHaveTextContent('#1606…1376')
    await expect.element(button('Copy contract address')).toHaveTextContent('0xA0…06eB48')
  })

  it('shows a failure with a retry', async () => {
    const error = new KitError('api/network', { shortMessage: 'An example' })
    const { requested } = await show({ status: 'error', error })
    await tab.click()
    await expect.element(page.getByText(/Couldn’t load your NFTs/)).toBeVisible()
    await button('Try again').click()
    expect(requested).toContain('refresh')
  })

  it('keeps loaded NFTs above the retry button of a failed page', async () => {
    const { requested } = await show({ status: 'error', items: [make(1)], hasMore: true })
    await tab.click()
    await expect.element(tiles.first()).toBeVisible()
    await button('Try again').click()
    expect(requested).toContain('more')
  })

  it('says that there are no NFTs', async () => {
    await show({ status: 'success' })
    await tab.click()
    await expect.element(page.getByText(/No NFTs on Ethereum yet/)).toBeVisible()
  })

  it('renders at most 40 of a thousand NFTs, and requests more at the end', async () => {
    const items = Array.from({ length: 1000 }, (_, index) => make(index))
    const { requested } = await show({ status: 'success', items, hasMore: true })
    await tab.click()
    await expect.element(tiles.first()).toBeVisible()
    expect(tiles.elements().length).toBeLessThanOrEqual(40)
    expect(requested).not.toContain('more')
    const parts = (tiles.first().element().getRootNode() as ShadowRoot).querySelectorAll('[data-part]')
    parts[parts.length - 1]?.scrollIntoView()
    await expect.poll(() => requested).toContain('more')
    await expect.element(button(/^Number 999/)).toBeInTheDocument()
    expect(tiles.elements().length).toBeLessThanOrEqual(40)
  })
})
