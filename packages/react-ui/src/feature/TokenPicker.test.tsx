import type { Loadable } from '@kit/core'
import { createStore, KitError, type Token, type TokenBalance } from '@kit/core/plugin'
import { createFixtureKit, fixtureNetworks } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider, useStore } from '@kit/react'
import { StrictMode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineFeature, defineView, TokenPicker } from '../feature.js'
import { KitModal } from '../index.js'

type Tokens = Loadable<readonly (Token | TokenBalance)[]>

const networkId = fixtureNetworks[0]?.id ?? 'eip155:1'
const token = (symbol: string, address: string | undefined, name = symbol): Token => ({
  networkId,
  address,
  name,
  symbol,
  decimals: 6,
  iconUrl: undefined,
})
const held = (of: Token, amount: bigint, value?: number): TokenBalance => ({ ...of, amount, value, price: undefined })

const tokens = createStore<Tokens>({ status: 'idle' })
const searching = createStore({ is: false })
const chosen: (string | undefined)[] = []
const searched: string[] = []
let retries = 0

function Pick() {
  return (
    <TokenPicker
      tokens={useStore(tokens)}
      chosen="0xbb"
      onChoose={({ address }) => chosen.push(address)}
      onRetry={() => {
        retries += 1
      }}
      onSearch={(search) => searched.push(search)}
      isSearching={useStore(searching).is}
    >
      <p>Suggested</p>
    </TokenPicker>
  )
}
const view = (name: string, Component: () => React.ReactElement) =>
  defineView({ name: name as 'Account', title: () => name, Component })
const pick = { Pick: view('Pick', Pick) }
const buy = { OnRampProviders: view('OnRampProviders', () => <p>Shops</p>) }

async function show(now: Tokens, views: object = pick): Promise<void> {
  tokens.update(() => now)
  const fixture = createFixtureKit({ history: [{ name: 'Pick', data: undefined } as unknown as ViewEntry] })
  const feature = defineFeature({ id: 'probe', texts: { en: async () => ({}) }, views } as never)
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" features={[feature]} />
      </KitProvider>
    </StrictMode>,
  )
}
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('bdi')?.textContent)

beforeEach(() => {
  chosen.length = searched.length = retries = 0
  searching.update(() => ({ is: false }))
})

const all = [
  token('OTHER', '0xee', 'Not held'),
  held(token('AAA', '0xaa', 'Of unknown worth'), 5n),
  held(token('ETH', undefined, 'Ether'), 10n, 20),
  held(token('BBB', '0xbb', 'Most'), 10n, 30),
]

it('TokenPicker lists held tokens first, by value, and passes the selected one to onChoose', async () => {
  await show({ status: 'success', data: all })
  await expect.element(page.getByText('Suggested')).toBeVisible()
  expect(names()).toEqual(['Most', 'Ether', 'Of unknown worth', 'Not held'])
  await expect.element(page.getByRole('button', { name: /Most/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: /Ether/ }).click()
  expect(chosen).toEqual([undefined])
})

it('TokenPicker marks a token with characters that imitate another, and no other', async () => {
  const [twin, real] = [token('USD\u0421', '0xcc', 'USD Coin'), token('USDC', '0xdd', 'USD Coin')]
  await show({ status: 'success', data: [held(twin, 5n), held(real, 5n)] })
  const mark = 'Unusual characters: may imitate another token'
  await expect.element(page.getByRole('button', { name: /USD\u0421/ })).toHaveTextContent(mark)
  await expect.element(page.getByRole('button', { name: /USDC/ })).not.toHaveTextContent(mark)
})

it.each([
  ['most', ['Most']],
  ['aaa', ['Of unknown worth']],
  ['0xE', ['Not held']],
])('TokenPicker finds a token by name, symbol or address: %s', async (search, found) => {
  await show({ status: 'success', data: all })
  await userEvent.fill(page.getByRole('searchbox'), ` ${search} `)
  await expect.poll(names).toEqual(found)
  expect(searched).toEqual([search])
  expect(page.getByText('Suggested').query()).toBeNull()
})

it('TokenPicker shows that nothing was found only after all searches have finished', async () => {
  searching.update(() => ({ is: true }))
  await show({ status: 'success', data: all })
  await userEvent.fill(page.getByRole('searchbox'), 'nothing')
  await expect.poll(names).toEqual([])
  expect(page.getByText(/No tokens found/).query()).toBeNull()
  searching.update(() => ({ is: false }))
  await expect.element(page.getByText(/No tokens found/)).toBeVisible()
})

it('TokenPicker renders at most 40 of a thousand tokens', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => held(token(`T${index}`, `0x${index}`), 1n, 2000 - index))
  await show({ status: 'success', data: many })
  await expect.poll(() => names()[0]).toBe('T0')
  expect(names().length).toBeLessThanOrEqual(40)
})

it('TokenPicker offers an account without tokens to buy some, if the app supports it', async () => {
  await show({ status: 'success', data: [] }, { ...pick, ...buy })
  await page.getByRole('button', { name: 'Buy crypto' }).click()
  await expect.element(page.getByText('Shops')).toBeVisible()
})

it("TokenPicker offers no purchase if the app doesn't support it", async () => {
  await show({ status: 'success', data: [] })
  await expect.element(page.getByText('No tokens yet')).toBeVisible()
  expect(page.getByRole('button', { name: 'Buy crypto' }).query()).toBeNull()
})

it('TokenPicker shows that the tokens failed to load, and reloads them', async () => {
  const error = new KitError('rpc/failed', { shortMessage: 'Down.' })
  await show({ status: 'error', error, retryAtMs: 0 })
  await expect.element(page.getByText('Couldn’t load tokens.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(retries).toBe(1)
})
