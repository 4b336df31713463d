import { formatAddress, KitError, type Loadable, type Network } from '@kit/core'
import { createStore, type Token, type TokenBalance } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections, fixtureNetworks } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { defineFeature, defineView, type Feature } from '@kit/react-ui/feature'
import { StrictMode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyForm, type SendState } from '../SendState.js'
import type { SendApi } from '../send.js'
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
  recipient: { status: 'ready', address: bob, name: undefined, avatar: undefined },
  plan: { status: 'success', data: { amount: 5n * 10n ** 17n, fee: 10n ** 15n, warnings: [] } },
  validation: 'review',
  status: 'ready',
}

const calls: unknown[][] = []
/** The payments that links were created for. */
const links: object[] = []
let answer: { resolve(sent: { hash: string }): void; reject(error: unknown): void }
const form = createStore<SendState>(ready)
let fixture: ReturnType<typeof createFixtureKit>
const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry
const button = (name: string) => page.getByRole('button', { name, exact: true })

type Shown = {
  readonly tokens?: Loadable<readonly TokenBalance[]>
  readonly features?: readonly Feature[]
  readonly formatPaymentUri?: (payment: object) => Promise<string>
  readonly isAddress?: (value: string, networkId?: string) => boolean
  /** Overrides of the active network. */
  readonly network?: Partial<Network>
}
const held = (of: Token, amount: bigint, price?: number): TokenBalance => {
  const value = price === undefined ? undefined : (Number(amount) / 10 ** of.decimals) * price
  return { ...of, amount, price, value }
}
const dollar: Token = {
  ...ether,
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  name: 'USD Coin',
  symbol: 'USDC',
}

async function show(state: Partial<SendState>, views: readonly string[] = [], shown: Shown = {}): Promise<void> {
  const { tokens = { status: 'idle' }, features = [], isAddress = () => true } = shown
  const network = mainnet && { ...mainnet, ...shown.network }
  calls.length = links.length = 0
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
    states: {
      active: { ...active, network },
      tokens,
      connections: { connections: fixtureConnections, activeIds: [connection?.id ?? ''] },
    },
    chains: [
      {
        namespace: 'eip155',
        networks: fixtureNetworks,
        // The capabilities of an adapter that can send.
        ...{
          transfer: async () => '',
          formatPaymentUri:
            shown.formatPaymentUri ??
            (async (payment: { readonly amount?: bigint }) => {
              if (payment.amount !== 1n) links.push(payment)
              return `ethereum:${payment.amount ?? ''}`
            }),
          loadCapabilities: async () => ({ getToken: async () => dollar }),
          isAddress,
        },
      },
    ],
    plugins: {
      send: {
        state: form,
        edit: record('edit'),
        max: async () => record('max')(),
        retry: record('retry'),
        findToken: record('findToken'),
        request: record('request'),
        check: async () => record('check')(),
        watch: () => () => undefined,
        submit,
      } satisfies Partial<SendApi>,
    },
  })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" features={[sendFeature, ...features]} />
      </KitProvider>
    </StrictMode>,
  )
}

beforeEach(() => {
  calls.length = 0
})

it('WalletSend accepts typed values and opens the review with the keyboard alone', async () => {
  await show({}, ['WalletSend'])
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '1,5')
  expect(calls.at(-1)).toEqual(['edit', { amount: '1.5' }])
  await userEvent.fill(page.getByRole('textbox', { name: 'To' }), 'alice.eth')
  expect(calls.at(-1)).toEqual(['edit', { to: 'alice.eth' }])
  ;(button('Review').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Review' })).toBeVisible()
})

it.each(['Amount', 'To'])('WalletSend opens the review on Enter in %s, once the form is valid', async (field) => {
  await show({ validation: 'insufficientBalance' }, ['WalletSend'])
  const input = page.getByRole('textbox', { name: field })
  const press = async () => {
    await expect.element(input).toBeVisible()
    ;(input.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await press()
  expect(fixture.modal.getState().history.at(-1)?.name).toBe('WalletSend')
  form.update((state) => ({ ...state, validation: 'review' }))
  await expect.element(button('Review')).toBeEnabled()
  await press()
  await expect.element(page.getByRole('heading', { name: 'Review' })).toBeVisible()
})

it('WalletSendSelectToken keeps the search and the token on Enter', async () => {
  await show({}, ['WalletSend', 'WalletSendSelectToken'], { tokens: { status: 'success', data: [held(dollar, 1n)] } })
  await userEvent.fill(page.getByRole('searchbox'), 'usd')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('searchbox')).toHaveValue('usd')
  expect(fixture.modal.getState().history.at(-1)?.name).toBe('WalletSendSelectToken')
  expect(calls.map(([name]) => name)).not.toContain('edit')
})

it.each([
  ['selectToken', 'Select token'],
  ['enterAmount', 'Enter amount'],
  ['invalidAmount', 'Invalid amount'],
  ['insufficientBalance', 'Insufficient balance'],
  ['enterAddress', 'Enter address'],
  ['invalidAddress', 'Invalid address'],
] as const)('WalletSend shows the first problem on its button: %s', async (validation, words) => {
  await show({ validation }, ['WalletSend'])
  await expect.element(button(words)).toBeDisabled()
})

it('WalletSend keeps fields read-only that the app has set', async () => {
  await show({ locked: ['token', 'amount', 'to'] }, ['WalletSend'])
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveAttribute('readonly')
  await expect.element(button('Token: ETH')).toBeDisabled()
  expect(button('Max').query()).toBeNull()
})

it('WalletSendPreview acknowledges exactly the severe warnings that were accepted', async () => {
  await show({ warnings: ['lookAlike', 'firstTime'] }, ['WalletSend', 'WalletSendPreview'])
  await expect.element(button('Send')).toBeDisabled()
  await page.getByRole('checkbox').click()
  await expect.element(button('Send')).toBeEnabled()
  form.update((state) => ({ ...state, warnings: ['lookAlike', 'contractRecipient'] }))
  await expect.element(button('Send')).toBeDisabled()
  await page.getByRole('checkbox').click()
  await button('Send').click()
  expect(calls.at(-1)).toEqual(['submit', { acknowledged: ['lookAlike', 'contractRecipient'] }])
})

it('WalletSendPreview shows every digit of the amount, inside its card', async () => {
  await show({ amount: '1234.123456789012345678' }, ['WalletSend', 'WalletSendPreview'])
  const amount = page.getByText('1,234.123456789012345678 ETH')
  await expect.element(amount).toBeVisible()
  const card = page.getByRole('dialog').element().querySelector('[data-card]')?.getBoundingClientRect()
  expect(amount.element().getBoundingClientRect().right).toBeLessThan((card?.right ?? 0) - 16)
})

it('WalletSendPreview shows the account that sends, also after the wallet changed it', async () => {
  await show({}, ['WalletSend', 'WalletSendPreview'])
  const sender = page.getByRole('term').filter({ hasText: /^From$/ })
  const shown = () => sender.element().nextElementSibling?.textContent
  await expect.poll(shown).toBe(formatAddress(fixtureAddress))
  fixture.active.update((now) => ({ ...now, account: { ...active.account, address: bob } }))
  await expect.poll(shown).toBe(formatAddress(bob))
})

it('WalletSendPreview requires confirmation again when the same warning is for another recipient', async () => {
  await show({ warnings: ['nameChanged'] }, ['WalletSendPreview'])
  const box = page.getByRole('checkbox')
  await box.click()
  await expect.element(button('Send')).toBeEnabled()
  form.update((now) => ({
    ...now,
    recipient: { ...ready.recipient, address: fixtureAddress } as SendState['recipient'],
  }))
  await expect.element(box).not.toBeChecked()
  await expect.element(button('Send')).toBeDisabled()
})

it('WalletSendConfirmed shows the outcome, but only to a user who stayed', async () => {
  await show({}, ['WalletSend', 'WalletSendPreview'])
  const sent = {
    namespace: 'eip155',
    networkId: mainnet.id,
    amount: 5n,
    token: ether,
    to: bob,
    toName: undefined,
    reason: undefined,
    minedHash: undefined,
  } as const
  await button('Send').click()
  form.update((state) => ({ ...state, status: 'sent', sent: { ...sent, hash: '0x1', outcome: 'pending' } }))
  answer.resolve({ hash: '0x1' })
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  form.update((state) => ({ ...state, sent: { ...sent, hash: '0x1', outcome: 'pending', isUnknown: true } }))
  await expect.element(page.getByText('Your wallet may be waiting for other signers.')).toBeVisible()
  form.update((state) => ({ ...state, sent: { ...sent, hash: '0x1', outcome: 'success' } }))
  await expect.element(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
})

it('WalletSend offers a retry when the recipient lookup fails, without calling the address invalid', async () => {
  const recipient = { status: 'invalid', reason: 'lookupFailed' } as const
  await show({ to: 'alice.eth', recipient, validation: 'invalidAddress', status: 'idle' }, ['WalletSend'])
  await expect.element(page.getByText('Couldn’t look up this recipient.')).toBeVisible()
  expect(button('Invalid address').elements()).toEqual([])
  await button('Try again').click()
  expect(calls.at(-1)?.[0]).toBe('retry')
})

it.each(['transfer/insufficientFunds', 'transfer/belowMinimum'] as const)(
  'WalletSendPreview leads back to the form after %s in the simulation, which another try would not change',
  async (code) => {
    const error = new KitError(code, { shortMessage: 'x' })
    await show({ plan: { status: 'error', error, retryAtMs: 0 } }, ['WalletSend', 'WalletSendPreview'])
    await expect.element(button('Edit')).toBeVisible()
    expect(button('Try again').query()).toBeNull()
    await button('Edit').click()
    expect(fixture.modal.getState().history.at(-1)?.name).toBe('WalletSend')
    expect(calls.map(([name]) => name)).toContain('retry')
  },
)

it('WalletSendPreview leads back to the form if the wallet reports too little, and simulates again', async () => {
  const error = new KitError('transaction/insufficientFunds', { shortMessage: 'x' })
  await show({ error, status: 'failed' }, ['WalletSend', 'WalletSendPreview'])
  await expect.element(page.getByRole('alert')).toHaveTextContent('doesn’t cover the amount and network fee')
  expect(button('Send').query()).toBeNull()
  await button('Edit').click()
  expect(calls.map(([name]) => name)).toContain('retry')
  expect(fixture.modal.getState().history.at(-1)?.name).toBe('WalletSend')
})

it('WalletSendPreview names the wallet that was asked to send', async () => {
  await show({ status: 'requesting' }, ['WalletSendPreview'])
  await expect.element(page.getByRole('status').filter({ hasText: 'Continue in Fox Wallet' })).toBeVisible()
})

it('WalletSendPreview says that the user declined, and can send again', async () => {
  await show({ status: 'failed', error: new KitError('connection/rejected', { shortMessage: 'No.' }) }, [
    'WalletSendPreview',
  ])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You declined the request in your wallet. Nothing was sent.')
  await button('Try again').click()
  expect(calls.at(-1)?.[0]).toBe('submit')
})

it('WalletSendPreview shows a transfer that may have been sent, and sends again only after the warning is accepted', async () => {
  const maybeSent = { id: '1', amount: 5n * 10n ** 17n, check: 'idle' } as const
  const error = new KitError('transaction/maybeSent', { shortMessage: 'Unknown.' })
  await show({ status: 'failed', error, maybeSent, warnings: ['maybeSent'] }, ['WalletSendPreview'])
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('0.5 ETH may have been sent. Check your activity before trying again.')
  await expect.element(alert).not.toHaveTextContent('Nothing was sent')
  await button('Check again').click()
  expect(calls.at(-1)?.[0]).toBe('check')
  form.update((state) => ({ ...state, maybeSent: { ...maybeSent, check: 'notFound' } }))
  await expect.element(alert).toHaveTextContent('Your wallet may still send it.')
  await expect.element(button('Send again anyway')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I want to send it again anyway' }).click()
  await button('Send again anyway').click()
  expect(calls.at(-1)).toEqual(['submit', { acknowledged: ['maybeSent'] }])
})

it.each(['WalletSend', 'WalletSendPreview'])(
  'WalletSend retries a failed simulation beside a transfer that may have been sent: %s',
  async (view) => {
    const maybeSent = { id: 'a', amount: 5n * 10n ** 17n, check: 'unknown' } as const
    const error = new KitError('network/offline', { shortMessage: 'Offline.' })
    await show({ maybeSent, plan: { status: 'error', error, retryAtMs: 0 }, warnings: ['maybeSent'] }, [view])
    const alerts = page.getByRole('alert')
    await expect.element(alerts.filter({ hasText: '0.5 ETH may have been sent.' })).toBeVisible()
    await expect.element(alerts.filter({ hasText: 'Couldn’t load the network fee.' })).toBeVisible()
    await expect.element(alerts.filter({ hasText: 'Nothing was sent' })).not.toBeInTheDocument()
    await button('Try again').click()
    expect(calls.at(-1)?.[0]).toBe('retry')
  },
)

it('WalletSendPreview says that the fee couldn’t be loaded, and retries', async () => {
  const error = new KitError('adapter/failed', { shortMessage: 'No response.' })
  await show({ plan: { status: 'error', error, retryAtMs: 0 } }, ['WalletSendPreview'])
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the network fee. Try again.')
  await button('Try again').click()
  expect(calls.at(-1)?.[0]).toBe('retry')
})

it('WalletSendPreview shows a transfer as sent once it is found on the chain', async () => {
  const maybeSent = { id: '1', amount: 5n, check: 'notFound' } as const
  await show({ status: 'failed', maybeSent, warnings: ['maybeSent'] }, ['WalletSendPreview'])
  await expect.element(button('Check again')).toBeVisible()
  const known = { namespace: 'eip155', networkId: mainnet.id, amount: 5n, token: ether, to: bob, hash: '0x1' } as const
  const sent = { ...known, toName: undefined, minedHash: undefined, outcome: 'pending', reason: undefined } as const
  form.update(() => ({ ...emptyForm, status: 'sent', hash: '0x1', sent }))
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
})

it.each([
  ['reverted', 'Failed', 'The token is paused'],
  ['replaced', 'Replaced', undefined],
  ['cancelled', 'Cancelled', undefined],
] as const)('WalletSendConfirmed shows other outcomes: %s', async (outcome, title, reason) => {
  const sent = { namespace: 'eip155', networkId: mainnet.id, amount: 5n, token: ether, to: bob, hash: '0x1' } as const
  await show({ sent: { ...sent, toName: undefined, minedHash: undefined, outcome, reason } }, ['WalletSendConfirmed'])
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  if (reason !== undefined) await expect.element(page.getByText(reason)).toBeVisible()
})

it('WalletSendSelectToken offers held tokens, and a token whose address is typed', async () => {
  const tokens = [held(ether, 10n ** 18n, 2500), held(dollar, 0n, 1)]
  await show({}, ['WalletSend'], { tokens: { status: 'success', data: tokens } })
  await button('Token: ETH').click()
  await expect.element(page.getByRole('button', { name: /Ether/ })).toHaveTextContent('$2,500.00')
  // The balance is zero.
  expect(page.getByRole('button', { name: /USD Coin/ }).query()).toBeNull()
  await userEvent.fill(page.getByRole('searchbox'), ` ${bob} `)
  await expect.poll(() => calls.at(-1)).toEqual(['findToken', bob])
  form.update((state) => ({ ...state, found: { status: 'success', data: { ...held(dollar, 7n), address: bob } } }))
  await page.getByRole('button', { name: /USD Coin/ }).click()
  expect(calls.at(-1)).toMatchObject(['edit', { token: { symbol: 'USDC', address: bob } }])
  await expect.element(page.getByRole('heading', { name: 'Send' })).toBeVisible()
})

it('WalletSendSelectToken says when a typed token lookup failed, and retries', async () => {
  await show({}, ['WalletSend', 'WalletSendSelectToken'], { tokens: { status: 'success', data: [held(ether, 1n)] } })
  await userEvent.fill(page.getByRole('searchbox'), bob)
  const error = new KitError('rpc/failed', { shortMessage: 'Down.' })
  form.update((state) => ({ ...state, found: { status: 'error', error, retryAtMs: 0 } }))
  await expect.element(page.getByText('Couldn’t look up this token.')).toBeVisible()
  calls.length = 0
  await button('Try again').click()
  expect(calls).toEqual([['findToken', bob]])
})

it('WalletSendPreview shows the fiat value of amount and fee if a price is known', async () => {
  await show({}, ['WalletSend', 'WalletSendPreview'], {
    tokens: { status: 'success', data: [held(ether, 10n ** 18n, 2500)] },
  })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('0.5 ETH$1,250.00')
  await expect.element(dialog).toHaveTextContent('0.001 ETH$2.50')
})

it('WalletSendPreview shows how much may arrive if the token takes a fee on transfers', async () => {
  const plan = { amount: 5n * 10n ** 17n, fee: 10n ** 15n, warnings: [] }
  await show({ plan: { status: 'success', data: { ...plan, transferFee: 10n ** 16n } } }, ['WalletSendPreview'])
  await expect.element(page.getByText('Recipient may get')).toBeVisible()
  await expect.element(page.getByText('0.49 ETH')).toBeVisible()
  form.update((state) => ({ ...state, plan: { status: 'success', data: plan } }))
  await expect.element(page.getByText('Recipient may get')).not.toBeInTheDocument()
})

it('WalletSendPreview offers fee rates, but not for a wallet that sets its own', async () => {
  const feeRates = { slow: 2, normal: 12, fast: 30 }
  const plan = { status: 'success', data: { amount: 5n, fee: 10n ** 15n, warnings: [], feeRates } } as const
  await show({ plan }, ['WalletSend', 'WalletSendPreview'])
  await page.getByRole('radio', { name: /Fast/ }).click()
  expect(calls.at(-1)).toEqual(['edit', { feeRate: 30 }])
  form.update((state) => ({ ...state, walletSetsFee: true }))
  await expect.element(page.getByText('Shown in your wallet')).toBeVisible()
  expect(page.getByRole('radio').query()).toBeNull()
})

it('WalletSendPreview shows each warning, and requires accepting the severe ones', async () => {
  await show({}, ['WalletSend', 'WalletSendPreview'])
  for (const [warning, words, isSevere] of [
    ['tokenContract', 'This is the token’s own contract.', true],
    ['contractRecipient', 'This is a contract.', true],
    ['lookAlike', 'This address looks like one you know', true],
    ['nameChanged', 'This name points to a different address than last time.', true],
    ['closesAccount', 'the network will close it', true],
    ['createsAccount', 'The recipient has no account for this token.', false],
    ['firstTime', 'First time sending to this address.', false],
  ] as const) {
    form.update((state) => ({ ...state, warnings: [warning] }))
    await expect.element(page.getByRole('listitem')).toHaveTextContent(words)
    expect(page.getByRole('checkbox').query() !== null, warning).toBe(isSevere)
    expect(button('Send').element().hasAttribute('disabled'), warning).toBe(isSevere)
  }
})

it('WalletSend links to funding when the balance is too small', async () => {
  const fund = defineView({ name: 'FundWallet' as 'Account', title: () => 'Fund', Component: () => <p>Ways</p> })
  const feature = defineFeature({
    id: 'fund',
    texts: { en: async () => ({}) },
    views: { FundWallet: fund },
  } as never)
  await show({ validation: 'insufficientBalance' }, ['WalletSend'], { features: [feature] })
  await button('Fund wallet').click()
  await expect.element(page.getByText('Ways')).toBeVisible()
})

it('WalletSend links to another wallet when the balance is too small and the app has no funding', async () => {
  await show({ validation: 'insufficientBalance' }, ['WalletSend'])
  expect(button('Fund wallet').query()).toBeNull()
  await button('Use another wallet').click()
  await expect.element(page.getByRole('heading', { name: 'Your wallets' })).toBeVisible()
})

it('WalletSendPreview goes back when the form was cleared', async () => {
  await show({}, ['WalletSend', 'WalletSendPreview'])
  form.update(() => emptyForm)
  await expect.element(page.getByText('Details changed.')).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByRole('heading', { name: 'Send' })).toBeVisible()
})

it('sendFeature appears on Account only if the chain can send', async () => {
  await show({})
  await expect.element(button('Send')).toBeVisible()
  await button('Receive').click()
  await expect.element(page.getByRole('heading', { name: 'Receive' })).toBeVisible()
})

it('WalletReceive shows a QR code for the address, and for the requested token and amount', async () => {
  await show({}, ['WalletReceive'], { tokens: { status: 'success', data: [held(ether, 1n), held(dollar, 0n)] } })
  const code = page.getByRole('img', { name: `QR code to receive at ${fixtureAddress}` })
  await expect.element(code).not.toHaveAttribute('aria-busy')
  expect(button('Copy link').query()).toBeNull()
  await button('Request an amount').click()
  await button('Token: ETH').click()
  // The account doesn't hold it yet.
  await page.getByRole('button', { name: /USD Coin/ }).click()
  expect(calls.at(-1)).toMatchObject(['request', { token: { symbol: 'USDC' } }])
  form.update((state) => ({ ...state, requested: { token: dollar, amount: '' } }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount requested' }), '2,5')
  expect(calls.at(-1)).toEqual(['request', { amount: '2.5' }])
  form.update((state) => ({ ...state, requested: { token: dollar, amount: '2.5' } }))
  await expect
    .poll(() => links.at(-1))
    .toMatchObject({ amount: 25n * 10n ** 17n, token: { address: dollar.address, decimals: 18 } })
  await expect.element(button('Copy link')).toBeVisible()
})

it('WalletReceive requests no amount if links of the chain have none', async () => {
  await show({}, ['WalletReceive'], { formatPaymentUri: async () => fixtureAddress })
  await expect.element(page.getByRole('img', { name: /^QR code to receive/ })).not.toHaveAttribute('aria-busy')
  expect(page.getByRole('textbox').query()).toBeNull()
})

it('WalletReceive shares the payment link when something is requested, else the address', async () => {
  const shared: unknown[] = []
  const own = Object.getOwnPropertyDescriptor(navigator, 'share')
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => void shared.push(data),
  })
  try {
    await show({}, ['WalletReceive'])
    await button('Share').click()
    expect(shared).toEqual([{ text: fixtureAddress }])
    form.update((state) => ({ ...state, requested: { token: undefined, amount: '2' } }))
    await expect.poll(() => links.at(-1)).toMatchObject({ amount: 2n * 10n ** 18n })
    await expect
      .poll(async () => {
        await button('Share').click()
        return shared.at(-1)
      })
      .toEqual({ text: `ethereum:${2n * 10n ** 18n}` })
  } finally {
    if (own) Object.defineProperty(navigator, 'share', own)
    else Reflect.deleteProperty(navigator, 'share')
  }
})

it('WalletReceive names the networks of the address, and warns on a testnet', async () => {
  await show({}, ['WalletReceive'], { isAddress: (_, id) => id !== fixtureNetworks[1]?.id, network: { testnet: true } })
  await expect.element(page.getByRole('note')).toHaveTextContent(/is a testnet. Its tokens have no value/)
  await button('Supported networks').click()
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent(mainnet.name)
  expect(page.getByRole('listitem').elements()).toHaveLength(fixtureNetworks.length - 1)
})

it('WalletSend loads no avatar from a host that the app did not allow, and shows the colors of the address instead', async () => {
  const avatar = 'https://elsewhere.test/avatar.png'
  await show(
    {
      token: {
        ...ether,
        address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
        iconUrl: 'https://elsewhere.test/ether.png',
      },
      recipient: { status: 'ready', address: bob, name: 'bob.eth', avatar },
    },
    ['WalletSend', 'WalletSendPreview'],
  )
  await expect.element(page.getByText('bob.eth')).toBeVisible()
  const dialog = page.getByRole('dialog').element()
  const letters = [...dialog.querySelectorAll<HTMLElement>('[data-initial]')].map((tile) => tile.dataset['initial'])
  expect(letters).toContain('E')
  expect(letters).not.toContain('B')
  expect(dialog.querySelector('img[src*="elsewhere.test"]')).toBeNull()
})
