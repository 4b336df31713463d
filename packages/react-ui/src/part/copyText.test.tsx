import { createFixtureKit, fixtureAddress } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../opening/KitModal.js'

const account = { namespace: 'eip155', address: fixtureAddress, type: 'eoa' } as const

/** Shows the account settings, where the address can be copied, and records text copied by selection. */
async function showSettings(clipboard: object | undefined) {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard') as PropertyDescriptor
  Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => clipboard })
  const copied: string[] = []
  const listen = (event: Event) => copied.push((event.composedPath()[0] as HTMLTextAreaElement).value)
  document.addEventListener('copy', listen)
  undo.push(
    () => Object.defineProperty(Navigator.prototype, 'clipboard', own),
    () => document.removeEventListener('copy', listen),
  )
  const fixture = createFixtureKit({
    states: { active: { status: 'connected', account }, account: { address: fixtureAddress } },
    history: [{ name: 'Account', data: undefined }],
  })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await page.getByRole('button', { name: 'Copy address' }).click()
  return { ...fixture, copied }
}

const undo: (() => void)[] = []
afterEach(() => {
  for (const each of undo.splice(0)) each()
  vi.restoreAllMocks()
})

const refusing = {
  writeText: () => Promise.reject(new DOMException('Blocked by permissions policy.', 'NotAllowedError')),
}

describe('copyText', () => {
  it.each([
    ['on a page over plain HTTP', undefined],
    ['in a frame without permission', refusing],
  ])('copies a selection %s, from inside the modal', async (_, clipboard) => {
    const { copied } = await showSettings(clipboard)
    await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(copied).toEqual([fixtureAddress])
    expect(document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('textarea')).toBeNull()
  })

  it('shows a message when the browser also refuses the fallback', async () => {
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await showSettings(refusing)
    await expect.element(page.getByText('Couldn’t copy. Select the text and copy it manually.')).toBeVisible()
  })
})
