import { createStore } from '@kit/core/plugin'
import { createFixtureKit } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { embeddedFeature } from './embeddedFeature.js'

const views = { otp: 'EmailVerifyOtp', device: 'EmailVerifyDevice' } as const
const email = 'alice@example.org'

/** Renders the view of a sign-in whose email was sent some time ago. */
async function show(status: keyof typeof views, agoMs: number) {
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: false })
  const sentTo: string[] = []
  const embedded = {
    state,
    signInOptions: { email: true, passkey: false, socials: [] },
    prepare: () => undefined,
    trackStep: () => undefined,
    setAppearance: () => undefined,
    connectEmail: async (address: string) => {
      sentTo.push(address)
      return status
    },
  } satisfies Partial<EmbeddedApi>
  const { kit } = createFixtureKit({
    history: ['Connect', views[status]].map((name) => ({ name, data: undefined }) as ViewEntry),
    plugins: { embedded },
  })
  state.update((now) => ({ ...now, signIn: { status, email, sentAtMs: kit.ports.clock.now() - agoMs } }))
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[embeddedFeature]} />
    </KitProvider>,
  )
  return { sentTo }
}

const statuses = ['otp', 'device'] as const

describe('ResendButton', () => {
  it.each(statuses)('counts down right after the email was sent, in the view of %s', async (status) => {
    await show(status, 0)
    await expect.element(page.getByRole('button', { name: /^Resend email in [23]\d/ })).toBeDisabled()
  })

  it.each(statuses)('sends the email again after 30 seconds, in the view of %s', async (status) => {
    const { sentTo } = await show(status, 30_000)
    await page.getByRole('button', { name: 'Resend email', exact: true }).click()
    await expect.poll(() => sentTo).toEqual([email])
  })
})
