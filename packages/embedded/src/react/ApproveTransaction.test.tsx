import { createStore } from '@kit/core/plugin'
import { createFixtureKit } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { embeddedFeature } from './embeddedFeature.js'

it('ApproveTransaction stays below the wallet frame, also when the modal was reopened while closing', async () => {
  let raised = 0
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: true })
  const embedded: Partial<EmbeddedApi> = {
    state,
    moveFrameToTop: () => void raised++,
    setAppearance: () => undefined,
  }
  const clock = {
    now: Date.now,
    monotonic: () => performance.now(),
    setTimeout(run: () => void, ms: number) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  const fixture = createFixtureKit({
    history: [{ name: 'ApproveTransaction', data: undefined } as ViewEntry],
    plugins: { embedded },
    clock,
  })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal features={[embeddedFeature]} />
    </KitProvider>,
  )
  const view = page.getByRole('heading', { name: 'Your wallet' })
  await expect.element(view).toBeVisible()
  await expect.poll(() => raised).toBe(1)
  const setOpen = (open: boolean) => fixture.modal.update((now) => ({ ...now, open }))
  setOpen(false)
  // While the view is closing but still mounted.
  await new Promise(requestAnimationFrame)
  setOpen(true)
  await expect.poll(() => raised).toBe(2)
  await expect.element(view).toBeVisible()
})
