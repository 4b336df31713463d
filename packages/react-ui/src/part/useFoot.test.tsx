import { createFixtureKit, type Fixture, fixtureConnectors, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode, useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, defineFeature, defineView, ViewFooter } from '../feature.js'
import { KitModal } from '../index.js'

declare module '@kit/modal' {
  interface ViewData {
    Agreement: undefined
    Plain: undefined
  }
}

const agreement = defineView({
  name: 'Agreement',
  title: () => 'Agreement',
  Component: function Agreement() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <div>
        <div style={{ blockSize: 2000 }} />
        <ViewFooter above={isOpen && <div style={{ blockSize: 90 }}>Terms</div>}>
          <Button onClick={() => setIsOpen(!isOpen)}>Show terms</Button>
        </ViewFooter>
      </div>
    )
  },
})
const plain = defineView({
  name: 'Plain',
  title: () => 'Plain',
  Component: () => <div style={{ blockSize: 300 }} />,
})
const probe = defineFeature({
  id: 'agreement',
  texts: { en: async () => ({}) },
  views: { Agreement: agreement, Plain: plain },
  connectMethods: [
    { id: 'paper', side: 'below', load: async () => () => <button type="button">Sign on paper</button> },
  ],
})

async function show(name: 'Plain' | 'Agreement' | 'Connect'): Promise<Fixture> {
  const fixture = createFixtureKit({
    history: [{ name, data: undefined }],
    states: { wallets: { connectors: fixtureConnectors }, directory: { recommended: fixtureWallets.slice(0, 3) } },
  })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" features={[probe]} />
      </KitProvider>
    </StrictMode>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  fixture.kit.showToast({ variant: 'success', message: 'Address saved' })
  await expect.element(page.getByText('Address saved')).toBeVisible()
  return fixture
}

/** Changes the size of the window for the current test. */
async function resize(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(700, 720))
  await page.viewport(width, height)
}

const shadow = () => document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot
const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()
const toast = () => boxOf(page.getByText('Address saved').element().parentElement)
const card = () => boxOf(shadow().querySelector('[data-card]'))
const actions = () => boxOf(page.getByRole('button', { name: /^(Show terms|Sign on paper)$/ }).element())
/** Distance from the toast to the end of the card. */
const toEnd = () => card().bottom - toast().bottom

describe('a toast', () => {
  it('appears at the end of a card whose view has no footer', async () => {
    await show('Plain')
    await expect.poll(toEnd).toBeCloseTo(16, 0)
  })

  it('appears above the footer of a view, also when the footer grows, and at the end of the card after it', async () => {
    const { kit } = await show('Agreement')
    const gap = () => actions().top - toast().bottom
    await expect.poll(gap).toBeCloseTo(16, 0)
    expect(actions().bottom).toBeCloseTo(card().bottom - 16, 0)
    const before = toEnd()
    await page.getByRole('button', { name: 'Show terms' }).click()
    // The footer adds the terms and a gap.
    await expect.poll(toEnd).toBeCloseTo(before + 90 + 12, 0)
    expect(toast().bottom).toBeLessThan(boxOf(page.getByText('Terms', { exact: true }).element()).top)
    kit.modal.replace('Plain')
    await expect.poll(toEnd).toBeCloseTo(16, 0)
  })

  it.each([
    ['below the wallets', 700, 'main'],
    ['in the pane beside a view', 1000, 'side'],
  ] as const)('appears above the pinned ways to connect %s', async (_, width, pane) => {
    await resize(width, 720)
    await show('Connect')
    await expect.element(page.getByRole('button', { name: 'Sign on paper' })).toBeVisible()
    const foot = shadow().querySelector(`[data-pane=${pane}] [data-pinned]`)
    await expect.poll(() => boxOf(foot).top - toast().bottom).toBeCloseTo(8, 0)
    expect(boxOf(foot).bottom).toBeCloseTo(card().bottom, 0)
  })

  it('appears at the end of a card in a low window, where the footer scrolls with the view', async () => {
    await resize(700, 400)
    await show('Agreement')
    await expect.poll(toEnd).toBeCloseTo(16, 0)
    expect(actions().top).toBeGreaterThan(card().bottom)
  })

  it('appears at the end of a card with large text of the browser, where the footer scrolls with the view', async () => {
    const session = cdp() as unknown as { send(method: string, options: object): Promise<unknown> }
    const setFontSizes = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
    onTestFinished(async () => void (await setFontSizes(16)))
    await setFontSizes(32)
    await resize(390, 844)
    await show('Agreement')
    await expect.poll(toEnd).toBeCloseTo(16, 0)
    expect(actions().top).toBeGreaterThan(card().bottom)
  })
})
