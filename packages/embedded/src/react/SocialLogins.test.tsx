import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import { loginUnavailable } from '../error/toEmbeddedError.js'
import type { SocialProvider } from '../protocol/fields.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { embeddedFeature } from './embeddedFeature.js'

const chosen: readonly SocialProvider[] = ['google', 'x', 'discord']
const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Renders a view of the modal. The test sets what the operator offers. */
async function show(
  history: readonly ViewEntry[],
  signIn: EmbeddedState['signIn'] = { status: 'idle' },
  locale = 'en',
) {
  const state = createStore<EmbeddedState>({ signIn, isFrameShown: false })
  const pressed: SocialProvider[] = []
  const embedded = {
    state,
    get signInOptions() {
      const { operatorSignInOptions } = state.getState()
      return { email: false, passkey: false, socials: operatorSignInOptions?.socials ?? chosen }
    },
    prepare: () => undefined,
    connectSocial: async (provider) => void pressed.push(provider),
    setAppearance: () => undefined,
  } satisfies Partial<EmbeddedApi>
  const { kit, modal } = createFixtureKit({
    history,
    states: { wallets: { connectors: [] } },
    plugins: { embedded },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal locale={locale} features={[embeddedFeature]} />
    </KitProvider>,
  )
  const notify = (socials: SocialProvider[]) =>
    state.update((now) => ({ ...now, operatorSignInOptions: { url: 'https://login.example', email: true, socials } }))
  return { modal, notify, pressed }
}

it("SocialLogins disables a provider that the operator doesn't offer without moving the others", async () => {
  const { modal, notify } = await show([at('Connect')])
  await expect.element(button('Continue with X')).toBeEnabled()
  notify(['google', 'discord'])
  await expect.element(button('X sign-in isn’t available')).toBeDisabled()
  await expect.element(button('Continue with Discord')).toBeEnabled()

  // When the view opens again, the provider isn't listed at all.
  const go = (history: readonly ViewEntry[]) => modal.update((now) => ({ ...now, history }))
  go([at('Connect'), at('ConnectSocials')])
  await expect.element(button('Continue with Discord')).not.toBeInTheDocument()
  go([at('Connect')])
  await expect.element(button('Continue with Discord')).toBeVisible()
  expect(button('X sign-in isn’t available').elements()).toEqual([])
})

it('ConnectingSocial opens the window again while it waits for it', async () => {
  const history = [at('Connect'), at('ConnectingSocial', { provider: 'x' })]
  const { pressed } = await show(history, { status: 'popup', provider: 'x' })
  await button('Open again').click()
  expect(pressed).toEqual(['x'])
})

it("ConnectingSocial shows why a sign-in failed in the user's language, not with the error message", async () => {
  const cause = { code: 410, data: { field: 'ticket' } }
  const error = new KitError('embedded/failed', { shortMessage: 'This sign-in has expired', cause })
  const history = [at('Connect'), at('ConnectingSocial', { provider: 'x' })]
  await show(history, { status: 'failed', provider: 'x', error }, 'ar')
  await expect.element(page.getByRole('alert')).toHaveTextContent('انتهت مهلة تسجيل الدخول')
  expect(page.getByText('expired', { exact: false }).elements()).toEqual([])
})

it("ConnectingSocial says that a provider isn't available if it was pressed before, and offers other options", async () => {
  const login = { status: 'failed', provider: 'x', error: loginUnavailable() } as const
  const { modal } = await show([at('Connect'), at('ConnectingSocial', { provider: 'x' })], login)
  await expect.element(page.getByRole('alert')).toHaveTextContent('X sign-in isn’t available')
  await button('Choose another option').click()
  expect(modal.getState().history.at(-1)?.name).toBe('Connect')
})
