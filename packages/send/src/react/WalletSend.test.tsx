import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections, fixtureNetworks } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { StrictMode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyForm, type SendState } from '../SendState.js'
import { sendFeature } from './sendFeature.js'

const [mainnet] = fixtureNetworks
const [connection] = fixtureConnections
if (mainnet === undefined || connection === undefined) throw new Error('The fixtures have no connection.')
const active = { status: 'connected', connection, account: connection.account } as const

const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const ether = {
  networkId: mainnet.id,
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  iconUrl: undefined,
}
const ready: SendState = {
  ...emptyForm,
  origin: { namespace: 'eip155', networkId: mainnet.id, address: fixtureAddress },
  token: ether,
  amount: '0.5',
  to: bob,
  receiver: { status: 'ready', address: bob, name: undefined, avatar: undefined },
  plan: { status: 'success', data: { amount: 5n * 10n ** 17n, fee: 10n ** 15n, warnings: [] } },
  validation: 'review',
  status: 'ready',
}

const calls: unknown[][] = []
let answer: { resolve(sent: { hash: string }): void; reject(error: unknown): void }
const form = createStore<SendState>(ready)
let fixture: ReturnType<typeof createFixtureKit>
const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function show(state: Partial<SendState>, ...views: readonly string[]): Promise<void> {
  calls.length = 0
  form.update(() => ({ ...ready, ...state }))
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args])
  const submit = (options: unknown) => {
    calls.push(['submit', options])
    return new Promise<{ hash: string }>((resolve, reject) => {
      answer = { resolve, reject }
    })
  }
  fixture = createFixtureKit({
    history: ['Account', ...views].map(at),
    states: { active, connections: { connections: fixtureConnections, activeIds: [connection?.id ?? ''] } },
    chains: [
      {
        namespace: 'eip155',
        networks: fixtureNetworks,
        // What an adapter has that can send.
        ...{
          transfer: async () => '',
          formatPaymentUri: async (_: { amount?: bigint }) => `ethereum:${_.amount ?? ''}`,
        },
      },
    ],
    plugins: {
      send: {
        state: form,
        edit: record('edit'),
        max: record('max'),
        retry: record('retry'),
        loadTokens: record('loadTokens'),
        submit,
      },
    },
  })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" features={[sendFeature]} />
      </KitProvider>
    </StrictMode>,
  )
}

beforeEach(() => {
  calls.length = 0
})

it('takes what is typed and leads to the review by keys alone', async () => {
  await show({}, 'WalletSend')
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '1,5')
  expect(calls.at(-1)).toEqual(['edit', { amount: '1.5' }])
  await userEvent.fill(page.getByRole('textbox', { name: 'To' }), 'alice.eth')
  expect(calls.at(-1)).toEqual(['edit', { to: 'alice.eth' }])
  ;(button('Review').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Review' })).toBeVisible()
})

it.each([
  ['selectToken', 'Select token'],
  ['enterAmount', 'Enter amount'],
  ['incorrectValue', 'Incorrect value'],
  ['insufficientBalance', 'Insufficient balance'],
  ['enterAddress', 'Enter address'],
  ['invalidAddress', 'Invalid address'],
] as const)('says what is missing on the button: %s', async (validation, words) => {
  await show({ validation }, 'WalletSend')
  await expect.element(button(words)).toBeDisabled()
})

it('leaves what the app set as it is', async () => {
  await show({ locked: ['token', 'amount', 'to'] }, 'WalletSend')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveAttribute('readonly')
  await expect.element(button('Token: ETH')).toBeDisabled()
  expect(button('Max').query()).toBeNull()
})

it('sends grave warnings along only when they were accepted, and these alone', async () => {
  await show({ warnings: ['lookAlike', 'firstTime'] }, 'WalletSend', 'WalletSendPreview')
  await expect.element(button('Send')).toBeDisabled()
  await page.getByRole('checkbox').click()
  await expect.element(button('Send')).toBeEnabled()
  form.update((state) => ({ ...state, warnings: ['lookAlike', 'contractReceiver'] }))
  await expect.element(button('Send')).toBeDisabled()
  await page.getByRole('checkbox').click()
  await button('Send').click()
  expect(calls.at(-1)).toEqual(['submit', { acknowledged: ['lookAlike', 'contractReceiver'] }])
})

it('shows what became of it, but only to a visitor who stayed', async () => {
  await show({}, 'WalletSend', 'WalletSendPreview')
  const sent = {
    namespace: 'eip155',
    networkId: mainnet.id,
    amount: 5n,
    token: ether,
    to: bob,
    toName: undefined,
  } as const
  await button('Send').click()
  form.update((state) => ({ ...state, status: 'sent', sent: { ...sent, hash: '0x1', outcome: 'pending' } }))
  answer.resolve({ hash: '0x1' })
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  form.update((state) => ({ ...state, sent: { ...sent, hash: '0x1', outcome: 'success' } }))
  await expect.element(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
})

it('says that the visitor declined, and can be sent again', async () => {
  await show(
    { status: 'failed', error: new KitError('connection/rejected', { shortMessage: 'No.' }) },
    'WalletSendPreview',
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('You declined in your wallet. Nothing was sent.')
  await expect.element(button('Send')).toBeEnabled()
})

it('leads back from a review whose form is gone', async () => {
  await show({}, 'WalletSend', 'WalletSendPreview')
  form.update(() => emptyForm)
  await expect.element(page.getByText('Something changed meanwhile.')).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByRole('heading', { name: 'Send' })).toBeVisible()
})

it('is on Account only where the chain can send', async () => {
  await show({})
  await expect.element(button('Send')).toBeVisible()
  await button('Receive').click()
  await expect.element(page.getByRole('heading', { name: 'Receive' })).toBeVisible()
})

it('shows a code for the address, and for an amount that is asked', async () => {
  await show({}, 'WalletReceive')
  const code = page.getByRole('img', { name: `Code to receive at ${fixtureAddress}` })
  await expect.element(code).not.toHaveAttribute('aria-busy')
  expect(button('Copy link').query()).toBeNull()
  await button('Ask for an amount').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '2')
  await expect.element(button('Copy link')).toBeVisible()
})

it('asks no host that the app did not allow for a picture, and shows a receiver without one by the tints of the address', async () => {
  const avatar = 'https://elsewhere.test/avatar.png'
  await show(
    {
      token: { ...ether, iconUrl: 'https://elsewhere.test/ether.png' },
      receiver: { status: 'ready', address: bob, name: 'bob.eth', avatar },
    },
    'WalletSend',
    'WalletSendPreview',
  )
  await expect.element(page.getByText('bob.eth')).toBeVisible()
  const dialog = page.getByRole('dialog').element()
  const letters = [...dialog.querySelectorAll<HTMLElement>('[data-initial]')].map((tile) => tile.dataset['initial'])
  expect(letters).toContain('E')
  expect(letters).not.toContain('B')
  expect(dialog.querySelector('img[src*="elsewhere.test"]')).toBeNull()
})
