import { createFixtureKit, fixtureConnectors } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from '../button/ConnectButton.js'
import { KitModal } from '../opening/KitModal.js'

const wallets = { connectors: fixtureConnectors }
const shadow = () => document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot

describe('a browser without constructable style sheets', () => {
  const restore: (() => void)[] = []
  beforeEach(() => {
    for (const { prototype } of [Document, ShadowRoot]) {
      const own = Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets') as PropertyDescriptor
      Object.defineProperty(prototype, 'adoptedStyleSheets', { configurable: true, value: undefined })
      restore.push(() => Object.defineProperty(prototype, 'adoptedStyleSheets', own))
    }
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        constructor() {
          throw new TypeError('Illegal constructor')
        }
      },
    )
  })
  afterEach(() => {
    for (const undo of restore.splice(0)) undo()
    vi.unstubAllGlobals()
  })

  it('shows button and modal with the same look, with the nonce of the page', async () => {
    const script = document.createElement('script')
    script.nonce = 'n0nce'
    script.setAttribute('nonce', 'n0nce')
    document.head.append(script)
    const { kit } = createFixtureKit({ states: { wallets } })
    await render(
      <KitProvider kit={kit}>
        <ConnectButton theme="light" locale="en" />
        <KitModal theme="light" locale="en" />
      </KitProvider>,
    )
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect.element(button).toBeVisible()
    expect(getComputedStyle(button.element()).borderRadius).toBe('16px')
    await button.click()
    await expect.element(page.getByRole('button', { name: /Fox Wallet/ })).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    const styles = [...shadow().querySelectorAll('style')]
    expect(styles.length).toBeGreaterThan(3)
    expect(new Set(styles.map(({ nonce }) => nonce))).toEqual(new Set(['n0nce']))
    expect(new Set(styles.map(({ textContent }) => textContent)).size).toBe(styles.length)
    await page.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
    kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    script.remove()
  })
})

describe('a browser without modal dialogs', () => {
  it('shows the modal in the page, and closes it', async () => {
    const { prototype } = HTMLDialogElement
    const own = { showModal: prototype.showModal, show: prototype.show, close: prototype.close }
    Object.assign(prototype, { showModal: undefined, show: undefined, close: undefined })
    const { kit } = createFixtureKit({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] })
    await render(
      <KitProvider kit={kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await expect.poll(() => shadow().activeElement?.textContent).toBe('Connect Wallet')
    kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    Object.assign(prototype, own)
  })
})

/** An app whose React tree is in a shadow root, in a page with text styles that differ from the button's. */
function ShadowApp({ kit }: { readonly kit: ReturnType<typeof createFixtureKit>['kit'] }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  return (
    <div ref={(host) => setRoot(host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' })))}>
      {root &&
        createPortal(
          <KitProvider kit={kit}>
            <ConnectButton theme="light" locale="en" />
          </KitProvider>,
          root,
        )}
    </div>
  )
}

describe('the button of an app', () => {
  it('has its styles inside a shadow root', async () => {
    await render(<ShadowApp kit={createFixtureKit({}).kit} />)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect.element(button).toBeVisible()
    const { borderRadius, backgroundColor } = getComputedStyle(button.element())
    expect(borderRadius).toBe('16px')
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('inherits no text style of the page, but stays hidden if the page hides it', async () => {
    const style = {
      letterSpacing: '9px',
      wordSpacing: '9px',
      textTransform: 'uppercase',
      fontStyle: 'italic',
      textShadow: '0 0 4px red',
      textIndent: '40px',
      WebkitTextFillColor: 'red',
    } as const
    const { kit } = createFixtureKit({})
    const { rerender } = await render(
      <div style={style}>
        <KitProvider kit={kit}>
          <ConnectButton theme="light" locale="en" />
        </KitProvider>
      </div>,
    )
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect.element(button).toBeVisible()
    expect(getComputedStyle(button.element())).toMatchObject({
      letterSpacing: 'normal',
      wordSpacing: '0px',
      textTransform: 'none',
      fontStyle: 'normal',
      textShadow: 'none',
      textIndent: '0px',
    })
    await rerender(
      <div style={{ visibility: 'hidden' }}>
        <KitProvider kit={kit}>
          <ConnectButton theme="light" locale="en" />
        </KitProvider>
      </div>,
    )
    await expect.element(button).not.toBeInTheDocument()
  })
})
