import { createFixtureKit, type Fixture, type FixtureOptions, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const hundreds = Array.from({ length: 600 }, (_, index) => ({
  id: `example.wallet${index}`,
  name: `Wallet ${index}`,
  type: 'ANNOUNCED' as const,
  namespaces: ['eip155'],
}))

async function show(view: 'Connect' | 'AllWallets', options: FixtureOptions): Promise<Fixture> {
  const fixture = createFixtureKit({ history: [{ name: view, data: undefined }], ...options })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}

describe('AllWallets', () => {
  it('shows a search on a page with many wallets, without a directory', async () => {
    await show('Connect', { states: { wallets: { connectors: hundreds } }, hasDirectory: false })
    await expect.element(page.getByRole('button', { name: /^All Wallets/ })).toBeVisible()
    expect(page.getByRole('listitem').all().length).toBeLessThan(20)
  })

  it('finds wallets of the page from the first character on, without a directory request', async () => {
    const fixture = await show('AllWallets', { states: { wallets: { connectors: hundreds } }, hasDirectory: false })
    await page.getByRole('searchbox').fill('t 577')
    await expect.element(page.getByRole('button', { name: 'Wallet 577' })).toBeVisible()
    expect(page.getByRole('button', { name: /^Wallet \d/ }).all()).toHaveLength(1)
    expect(fixture.calls.filter(({ command }) => command.includes('search'))).toHaveLength(0)
  })

  it.each([
    [360, 4],
    [351, 3],
    [320, 3],
  ])('shows as many wallets side by side as fit: on %i px %i', async (width, columns) => {
    await page.viewport(width, 640)
    await show('AllWallets', {
      states: { directory: { all: { status: 'success', wallets: fixtureWallets, count: 13 } } },
    })
    const cards = page.getByRole('region', { name: 'All Wallets' }).getByRole('button')
    await expect.element(cards.first()).toBeVisible()
    const tops = cards.elements().map((card) => Math.round(card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    expect(cards.all()).toHaveLength(fixtureWallets.length)
    await page.viewport(700, 720)
  })

  it('shows a wallet of the page once, before those of the directory', async () => {
    const [moss, ...others] = fixtureWallets
    if (moss === undefined) throw new Error('The fixtures have no wallet.')
    const installed = { id: 'moss', name: moss.name, type: 'ANNOUNCED' as const, namespaces: ['eip155'] }
    await show('AllWallets', {
      states: {
        wallets: { connectors: [installed] },
        directory: { all: { status: 'success', wallets: [...others.slice(0, 3), moss], count: 4 } },
      },
    })
    const cards = page.getByRole('region', { name: 'All Wallets' }).getByRole('button')
    await expect.element(cards.first()).toHaveTextContent(moss.name)
    expect(cards.all()).toHaveLength(4)
  })

  it("shows the directory's count while the list grows", async () => {
    const page1 = { status: 'success', wallets: fixtureWallets.slice(0, 4), count: 13 } as const
    const { directory } = await show('AllWallets', { states: { directory: { all: page1 } } })
    const count = page.getByText('13 wallets', { exact: true })
    await expect.element(count).toBeVisible()
    directory.update((state) => ({ ...state, all: { ...page1, status: 'pending' } }))
    await expect.poll(() => page.getByRole('region', { name: 'All Wallets' }).getByRole('button').all().length).toBe(4)
    await expect.element(count).toBeVisible()
    directory.update((state) => ({ ...state, all: { status: 'success', wallets: fixtureWallets, count: 13 } }))
    await expect.element(page.getByRole('button', { name: 'Brightwater' })).toBeVisible()
    await expect.element(count).toBeVisible()
  })

  it('shows no count of zero after a failure, and a retry beside the wallets of the page', async () => {
    const all = { status: 'error', wallets: [], count: undefined } as const
    const fixture = await show('AllWallets', {
      states: { directory: { all }, wallets: { connectors: hundreds.slice(0, 2) } },
    })
    await expect.element(page.getByRole('button', { name: 'Wallet 1' })).toBeVisible()
    expect(page.getByText(/^\d+ wallets?$/).query()).toBeNull()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(fixture.calls.at(-1)?.command).toBe('directory.retry')
  })

  it('shows no toast over the search when the user selects certified wallets only', async () => {
    const fixture = await show('AllWallets', {})
    await page.getByRole('switch').click()
    expect(fixture.calls.map(({ command }) => command)).toContain('directory.setVerifiedOnly')
    expect(fixture.toast.getState().open).toBe(false)
  })

  it('hides uncertified wallets of the page when the user selects certified ones only', async () => {
    const [first, second] = fixtureWallets.map(({ id, name, ...wallet }) => ({
      ...wallet,
      id,
      name,
      certified: id === fixtureWallets[0]?.id,
    }))
    if (!first || !second) throw new Error('The fixtures have no wallets.')
    const fixture = await show('AllWallets', {
      states: {
        directory: { all: { status: 'success', wallets: [first], count: 1 } },
        wallets: { connectors: hundreds.slice(0, 2), recent: [] },
      },
      options: { wallets: { custom: [second] } },
    })
    const names = () =>
      page
        .getByRole('region', { name: 'All Wallets' })
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.element(page.getByRole('button', { name: 'Wallet 1' })).toBeVisible()
    expect(names()).toHaveLength(4)
    fixture.directory.update((state) => ({ ...state, verifiedOnly: true }))
    await expect.poll(names).toEqual([first.name])
  })
})
