import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CaptureState, EmailCapture } from '../capture/CaptureState.js'
import type { SiwxApi } from '../SiwxApi.js'
import type { SiwxState } from '../SiwxState.js'
import { siwxFeature } from './siwxFeature.js'

const [connection] = fixtureConnections
const asking: CaptureState = { status: 'email', isRequired: false, recent: [] }
const coded: CaptureState = { status: 'code', isRequired: false, recent: [], email: 'alice@example.org' }

/** The clock of the page. */
const clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout(callback: () => void, delayMs: number) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

/** Renders a capture whose state the test sets. Its calls are recorded. */
async function show(first: CaptureState, view = 'DataCapture') {
  const state = createStore<CaptureState>(first)
  const calls: unknown[] = []
  const note = (name: string) => async (value?: unknown) => void calls.push(value === undefined ? name : [name, value])
  let sent = (): void => undefined
  const sending = new Promise<void>((resolve) => {
    sent = resolve
  })
  const capture: EmailCapture = {
    state,
    send(email) {
      calls.push(['send', email])
      return sending
    },
    check: note('check'),
    change: () => void calls.push('change'),
    skip: () => void calls.push('skip'),
    forget: (email) => void calls.push(['forget', email]),
    begin: () => true,
    tokenFor: () => undefined,
    confirmSignIn: () => undefined,
    attach: () => undefined,
  }
  const siwx = {
    state: createStore<SiwxState>({ status: 'ready' }),
    emailCapture: capture,
    prepare: () => {},
  } satisfies Partial<SiwxApi>
  const { kit, calls: commands } = createFixtureKit({
    clock,
    history: [{ name: view, data: undefined } as ViewEntry],
    plugins: { siwx },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[siwxFeature]} />
    </KitProvider>,
  )
  const change = (next: Partial<CaptureState>) => state.update((now) => ({ ...now, ...next }))
  return { calls, change, commands, sent: () => sent() }
}

const field = page.getByRole('textbox', { name: 'Email address' })
const button = (name: string) => page.getByRole('button', { name })

it('DataCapture suggests domains only after the at sign, and sends the completed address', async () => {
  const { calls, change, commands, sent } = await show(asking)
  await field.click()
  await expect.element(button('Continue')).toBeDisabled()
  const hosts = page.getByRole('list', { name: 'Email domains' })
  await userEvent.keyboard('alice')
  await expect.element(button('Continue')).toBeEnabled()
  await expect.element(hosts).not.toBeInTheDocument()
  await userEvent.keyboard('@')
  await expect.poll(() => hosts.getByRole('button').elements()).toHaveLength(3)
  await userEvent.keyboard('o')
  await expect.poll(() => hosts.getByRole('button').elements()).toHaveLength(1)
  await button('@outlook.com').click()
  await expect.element(field).toHaveValue('alice@outlook.com')
  await expect.element(hosts).not.toBeInTheDocument()
  await expect.poll(() => (field.element().getRootNode() as ShadowRoot).activeElement).toBe(field.element())
  await userEvent.keyboard('{Enter}')
  expect(calls).toEqual([['send', 'alice@outlook.com']])
  change({ status: 'sending' })
  await expect.element(button('Sending…')).toBeDisabled()
  change({ status: 'code' })
  sent()
  await expect.poll(() => commands).toContainEqual({ command: 'modal.push', args: ['DataCaptureOtpConfirm'] })
})

it('DataCapture shows Skip only if the email address is optional', async () => {
  const { calls, change, commands } = await show(asking)
  await button('Skip').click()
  expect(calls).toEqual(['skip'])
  change({ isRequired: true })
  await expect.element(button('Skip')).not.toBeInTheDocument()
  await expect.element(page.getByText('You need one to sign in')).toBeVisible()
  change({ status: 'done' })
  await expect.poll(() => commands).toContainEqual({ command: 'modal.reset', args: ['SIWXSignMessage'] })
})

it('DataCapture offers recent addresses and can remove them', async () => {
  const { calls } = await show({ ...asking, recent: ['a@example.org', 'b@example.org'] })
  await expect.element(field).toHaveValue('a@example.org')
  await button('b@example.org').first().click()
  await expect.element(field).toHaveValue('b@example.org')
  await button('Remove a@example.org').click()
  expect(calls).toEqual([['forget', 'a@example.org']])
})

it.each([
  ['email', 'Enter a valid email address'],
  ['limited', 'Too many attempts'],
  ['failed', 'Couldn’t reach the server'],
] as const)('DataCapture shows why an address was rejected (%s), and keeps the input', async (error, words) => {
  const { change } = await show({ ...asking, email: 'alice@example' })
  change({ error })
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(field).toHaveValue('alice@example')
})

it('DataCaptureOtpConfirm checks the code at its last digit, and keeps a wrong code with an error', async () => {
  const { calls, change, commands } = await show(coded, 'DataCaptureOtpConfirm')
  change({ expiresAtMs: Date.now() + 1_200_000 })
  await expect.element(page.getByText('alice@example.org')).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await code.click()
  await userEvent.keyboard('123456')
  expect(calls).toEqual([['check', '123456']])
  change({ status: 'checking' })
  await expect.element(code).toHaveValue('123456')
  await expect.element(page.getByRole('status').filter({ hasText: 'Checking…' })).toBeVisible()
  change({ status: 'code', error: 'wrong' })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Incorrect code' })).toBeVisible()
  await expect.element(code).toHaveValue('123456')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  change({ status: 'done' })
  await expect.poll(() => commands).toContainEqual({ command: 'modal.reset', args: ['SIWXSignMessage'] })
})

it('DataCaptureOtpConfirm allows another code after the cooldown, and says if a code has expired', async () => {
  const { calls, change, commands } = await show(
    { ...coded, expiresAtMs: Date.now() + 1_200_000 },
    'DataCaptureOtpConfirm',
  )
  change({ retryAtMs: Date.now() + 30_000 })
  await expect.element(button('Resend code in')).toBeDisabled()
  change({ retryAtMs: Date.now() - 1 })
  await button('Resend code').click()
  expect(calls).toEqual([['send', 'alice@example.org']])
  change({ expiresAtMs: Date.now() - 1 })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Request a new one' })).toBeVisible()
  await button('Change').click()
  expect(calls.at(-1)).toBe('change')
  change({ status: 'email' })
  await expect.poll(() => commands).toContainEqual({ command: 'modal.reset', args: ['DataCapture'] })
})
