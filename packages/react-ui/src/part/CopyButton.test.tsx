import { createFakeClock } from '@kit/fakes'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../opening/KitModal.js'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('CopyButton', () => {
  it('confirms the copy in its own place and for screen readers, without a toast, and then offers it again', async () => {
    vi.spyOn(document, 'execCommand').mockReturnValue(true)
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const clock = createFakeClock()
    const fixture = createFixtureKit({
      clock,
      history: [{ name: 'ConnectingWalletConnectBasic', data: undefined }],
      states: { pairing: { status: 'ready', uri: 'wc:pairing', expiresAtMs: clock.now() + 240_000 } },
    })
    await render(
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>,
    )
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'Copied' })).toBeInTheDocument()
    expect(fixture.calls.filter(({ command }) => command === 'showToast')).toEqual([])
    clock.advance(2_000)
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })
})
