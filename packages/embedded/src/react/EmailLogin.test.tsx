import { createStore } from '@kit/core/plugin'
import { createFixtureKit } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { embeddedFeature } from './embeddedFeature.js'

const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry

/** Renders the modal with an email field. The email is sent when the test says so. */
async function show(signIn: EmbeddedState['signIn'] = { status: 'idle' }) {
  let sent = (_: 'otp'): void => undefined
  const embedded = {
    state: createStore<EmbeddedState>({ signIn, isFrameShown: false }),
    signInOptions: { email: true, passkey: false, socials: [] },
    prepare: () => undefined,
    trackStep: () => undefined,
    setAppearance: () => undefined,
    connectEmail: () =>
      new Promise<'otp'>((resolve) => {
        sent = resolve
      }),
  } satisfies Partial<EmbeddedApi>
  const { kit, modal } = createFixtureKit({
    history: [at(signIn.status === 'idle' ? 'Connect' : 'EmailVerifyOtp')],
    states: { wallets: { connectors: [] } },
    plugins: { embedded },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[embeddedFeature]} />
    </KitProvider>,
  )
  if (signIn.status === 'idle') {
    await page.getByRole('textbox').fill('alice@example.org')
    await userEvent.keyboard('{Enter}')
  }
  const top = () => modal.getState().history.at(-1)?.name
  return { modal, top, send: () => sent('otp') }
}

it('EmailLogin opens the code view once the email was sent', async () => {
  const { top, send } = await show()
  send()
  await expect.poll(top).toBe('EmailVerifyOtp')
})

it("EmailLogin doesn't navigate if the user left before the email was sent", async () => {
  const { modal, top, send } = await show()
  modal.update((now) => ({ ...now, history: [...now.history, at('GetWallet')] }))
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  send()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(top()).toBe('GetWallet')
})

it('EmailVerifyOtp asks for no code while the wallet opens', async () => {
  await show({ status: 'connecting', email: 'alice@example.org' })
  await expect.element(page.getByText('Opening your wallet…')).toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
})
