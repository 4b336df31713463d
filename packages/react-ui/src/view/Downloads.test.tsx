import { createFixtureKit, type FixtureOptions, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const [moss] = fixtureWallets
if (moss === undefined) throw new Error('The fixtures have no wallet.')

async function show(options: FixtureOptions): Promise<void> {
  await render(
    <KitProvider kit={createFixtureKit(options).kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
}
const atDownloads = [{ name: 'Downloads', data: { wallet: moss } }] as const

it('Downloads shows the apps of a wallet as QR codes for the phone on a desktop, and all others as links', async () => {
  await show({ history: atDownloads })
  await expect.element(page.getByRole('img', { name: 'Scan with your phone’s camera to install Moss.' })).toBeVisible()
  const drawn = () => page.getByRole('img', { name: /^Scan/ }).element().innerHTML
  const apple = drawn()
  await page.getByRole('tab', { name: 'Android' }).click()
  await expect.poll(drawn).not.toBe(apple)
  const links = page.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['Browser extension', 'Website'])
})

it('Downloads shows all of them as links on a phone', async () => {
  await show({ history: atDownloads, platform: { isMobile: true, os: 'ios' } })
  await expect.element(page.getByRole('link', { name: 'iPhone and iPad' })).toBeVisible()
  expect(page.getByRole('img', { name: /^Scan/ }).query()).toBeNull()
})

it('GetWallet shows for each wallet where it is available and which chains it supports', async () => {
  await show({
    history: [{ name: 'GetWallet', data: undefined }],
    states: { directory: { recommended: [moss] } },
  })
  await expect.element(page.getByRole('button', { name: /^Moss Browser and phone · Ethereum/ })).toBeVisible()
})
