import { KitError, type KitErrorCode } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatMessage } from '../message/formatMessage.js'
import type { SiwxApi } from '../SiwxApi.js'
import type { SiwxState } from '../SiwxState.js'
import { siwxFeature } from './siwxFeature.js'
import { useSiwx } from './useSiwx.js'

const message = formatMessage({
  domain: 'xn--dapp-8na.example:8443',
  accountAddress: fixtureAddress,
  statement: 'Read the newsletter.',
  uri: 'https://dapp.example/',
  version: '1',
  chainId: 'eip155:1',
  nonce: '7pZ1mBwC4tXq9sKd3',
  issuedAt: '2026-11-23T10:00:00.000Z',
})
const account = { namespace: 'eip155', address: fixtureAddress, type: 'eoa' } as const
const ready: SiwxState = { status: 'ready', account, message, isRequired: true }
const [connection] = fixtureConnections
const error = (code: KitErrorCode) => new KitError(code, { shortMessage: 'x' })

/** Fake sign-in whose state the test sets. Its commands are recorded. */
function createFakeSiwx(first: SiwxState) {
  const state = createStore<SiwxState>(first)
  const calls: unknown[] = []
  const never = new Promise<never>(() => undefined)
  const plugin: SiwxApi = {
    state,
    prepare: () => void calls.push('prepare'),
    signIn: (target) => {
      calls.push(target ?? 'signIn')
      return never
    },
    cancel: () => {
      calls.push('cancel')
      return never
    },
    signOut: () => {
      calls.push('signOut')
      return never
    },
    getSessions: async () => [],
  }
  return { calls, plugin, change: (next: Partial<SiwxState>) => state.update((now) => ({ ...now, ...next })) }
}

async function show(first: SiwxState, options: FixtureOptions = {}, ...views: readonly string[]) {
  const siwx = createFakeSiwx(first)
  const fixture = createFixtureKit({
    history: (views.length === 0 ? ['SIWXSignMessage'] : views).map((name) => ({ name, data: undefined }) as ViewEntry),
    plugins: { siwx: siwx.plugin },
    ...options,
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress },
      ...options.states,
    },
  })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal features={[siwxFeature]} />
    </KitProvider>,
  )
  return { ...fixture, ...siwx, calls: siwx.calls, commands: fixture.calls }
}

const sign = () => page.getByRole('button', { name: 'Sign in', exact: true })
const cancel = () => page.getByRole('button', { name: 'Cancel' })
const status = () => page.getByRole('status')
const focused = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.activeElement?.textContent

it('SignIn prepares the message when it opens, then focuses the button, and Enter signs', async () => {
  const { calls, change } = await show({ status: 'needed', account, isRequired: true })
  await expect.element(page.getByRole('button', { name: 'Preparing…' })).toBeDisabled()
  await expect.element(status().filter({ hasText: 'Preparing the message…' })).toBeVisible()
  expect(new Set(calls)).toEqual(new Set(['prepare']))
  change({ status: 'preparing' })
  change(ready)
  await expect.poll(focused).toBe('Sign in')
  calls.length = 0
  await userEvent.keyboard('{Enter}')
  expect(calls).toEqual(['signIn'])
})

it('SignIn shows and announces the progress of each step', async () => {
  const { change } = await show(ready)
  change({ status: 'signing' })
  await expect.element(page.getByRole('button', { name: 'Signing…' })).toBeDisabled()
  await expect.element(status().filter({ hasText: 'Continue in Fox Wallet.' })).toBeVisible()
  await expect.element(cancel()).toBeEnabled()
  change({ status: 'verifying' })
  await expect.element(page.getByRole('button', { name: 'Verifying…' })).toBeDisabled()
  await expect.element(status().filter({ hasText: 'Verifying your signature…' })).toBeVisible()
  change({ status: 'cancelling' })
  await expect.element(page.getByRole('button', { name: 'Cancelling…' })).toBeDisabled()
  await expect.element(sign()).toBeDisabled()
})

it('SignIn shows the domain and statement of the message, and its text on demand', async () => {
  await show(ready)
  await expect.element(page.getByText('xn--dapp-8na.example:8443', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Read the newsletter.', { exact: true })).toBeVisible()
  const text = page.getByRole('region', { name: 'Message to sign' })
  await expect.element(text).not.toBeInTheDocument()
  await page.getByText('Message to sign').click()
  expect(text.element().textContent).toBe(message)
})

it("SignIn trusts nothing in a text that can't be parsed, and neutralizes its bidi characters", async () => {
  await show({ ...ready, message: 'evil.example wants\u202e you\n<b>now</b>' })
  await expect.element(page.getByText('dapp.example', { exact: true })).toBeVisible()
  await page.getByText('Message to sign').click()
  const text = page.getByRole('region', { name: 'Message to sign' })
  expect(text.element().textContent).toBe('evil.example wants you\n<b>now</b>')
})

it.each<[Partial<SiwxState>, string]>([
  [{}, 'Cancelling disconnects your wallet.'],
  [{ lastNetworkId: 'eip155:8453' }, 'Cancelling switches back to Base.'],
])('SignIn says what Cancel does if sign-in is required: %j', async (more, words) => {
  const { calls, change } = await show({ ...ready, ...more })
  await expect.element(page.getByText(words)).toBeVisible()
  await cancel().click()
  expect(calls.at(-1)).toBe('cancel')
  change({ isRequired: false })
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

it('SignIn says that another network is signed in, and that a smart account can sign before deployment', async () => {
  await show({ ...ready, lastNetworkId: 'eip155:8453', account: { ...account, type: 'smartAccount' } })
  await expect.element(page.getByText('You’re signed in on Base, but not on this network yet.')).toBeVisible()
  await expect.element(page.getByText(/This is a smart account/)).toBeVisible()
})

it.each<[KitErrorCode, string]>([
  ['siwx/declined', 'You declined the request. You’re not signed in.'],
  ['siwx/unknown', 'Couldn’t verify your sign-in'],
  ['siwx/invalid', 'couldn’t be verified'],
  ['siwx/initFailed', 'Couldn’t start sign-in'],
  ['kit/destroyed', 'Couldn’t sign you in'],
])('SignIn shows %s, and focuses the retry button', async (code, words) => {
  const { calls, change } = await show(ready, {}, 'ConnectingSiwe')
  change({ status: 'signing' })
  await expect.element(page.getByRole('button', { name: 'Signing…' })).toBeVisible()
  change({ status: 'failed', error: error(code) })
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await expect.poll(focused).toBe('Try again')
  await userEvent.keyboard('{Enter}')
  expect(calls.at(-1)).toBe('signIn')
})

it('SignIn keeps the focus of a user who is reading when the message is renewed', async () => {
  const { change } = await show(ready)
  await expect.poll(focused).toBe('Sign in')
  const summary = page.getByText('Message to sign')
  await summary.click()
  change({ status: 'preparing' })
  await expect.element(page.getByRole('button', { name: 'Preparing…' })).toBeDisabled()
  change(ready)
  await expect.element(sign()).toBeEnabled()
  expect(focused()).toBe('Message to sign')
})

it('SignIn renews the message when the user returns to the page', async () => {
  let isVisible = true
  let change = (): void => undefined
  const { calls } = await show(ready, {
    platform: {
      isVisible: () => isVisible,
      watchVisibility(listener) {
        change = listener
        return () => undefined
      },
    },
  })
  await expect.poll(focused).toBe('Sign in')
  calls.length = 0
  isVisible = false
  change()
  expect(calls).toEqual([])
  isVisible = true
  change()
  expect(calls).toEqual(['prepare'])
})

it('SignIn offers a hardware wallet on Solana only', async () => {
  const { calls, change } = await show(ready)
  const hardware = page.getByRole('button', { name: 'Sign with a hardware wallet' })
  await expect.element(sign()).toBeEnabled()
  await expect.element(hardware).not.toBeInTheDocument()
  change({ account: { ...account, namespace: 'solana' } })
  await hardware.click()
  expect(calls.at(-1)).toEqual({ isHardware: true })
})

it('SessionRow signs in and out in the account settings', async () => {
  const { calls, change, commands } = await show({ status: 'needed', account }, {}, 'Account', 'AccountSettings')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(commands).toContainEqual({ command: 'modal.push', args: ['SIWXSignMessage'] })
  change({ status: 'signedIn' })
  await expect.element(page.getByRole('heading', { name: 'Signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  expect(calls.at(-1)).toBe('signOut')
  change({ status: 'idle' })
  await expect.element(page.getByText('Signed in')).not.toBeInTheDocument()
})

it('useSiwx supports a custom view without the modal', async () => {
  const { calls, change, plugin } = createFakeSiwx({ status: 'preparing', account })
  function Own() {
    const { signIn, status } = useSiwx()
    return (
      <button type="button" disabled={status !== 'ready'} onClick={() => void signIn()}>
        {status}
      </button>
    )
  }
  await render(
    <KitProvider kit={createFixtureKit({ plugins: { siwx: plugin } }).kit}>
      <Own />
    </KitProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'preparing' })).toBeDisabled()
  change(ready)
  await page.getByRole('button', { name: 'ready' }).click()
  expect(calls).toEqual(['signIn'])
})
