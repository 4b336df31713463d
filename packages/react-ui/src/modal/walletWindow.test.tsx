import { createKit } from '@kit/core'
import type { ConnectorType } from '@kit/core/adapter'
import { createFakeAdapter, createFakePorts, createFakeWallet } from '@kit/fakes'
import { createFixtureKit, fixtureConnectors } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal, type KitModalProps, modal } from '../index.js'

type Show = (content: HTMLElement) => () => void

/** Wallets that render into the page: an overlay, and a modal dialog of their own. */
const windows: readonly (readonly [string, Show])[] = [
  [
    'a layer of the page',
    (content) => {
      const layer = document.createElement('div')
      layer.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: #fff'
      layer.append(content)
      document.body.append(layer)
      return () => layer.remove()
    },
  ],
  [
    'a dialog',
    (content) => {
      const dialog = document.createElement('dialog')
      dialog.append(content)
      document.body.append(dialog)
      dialog.showModal()
      return () => dialog.remove()
    },
  ],
]

/** Starts a kit with one wallet, which connects once the user approves in its window. */
async function start(show: Show, props: KitModalProps = {}, connectsAtOnce = false) {
  const wallet = createFakeWallet('Drawn', ['eip155'])
  const ask = <Answer,>(answer: Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const content = document.createElement('form')
      content.innerHTML =
        '<label>PIN <input></label><button type="button">Approve</button><button type="reset">Decline</button>'
      const hide = show(content)
      content.querySelector('[type=button]')?.addEventListener('click', () => {
        hide()
        resolve(answer)
      })
      content.addEventListener('reset', () => {
        hide()
        reject(new Error('declined'))
      })
    })
  const sessions = () => ({ eip155: wallet.session('eip155', ['0xA'], 'eip155:1') })
  const connector = {
    ...wallet.connector,
    connect: () => (connectsAtOnce ? Promise.resolve(sessions()) : ask(sessions())),
  }
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [
      () =>
        createFakeAdapter('eip155', [{ connector }], {
          signMessage: () => ask('0xsigned'),
          sendTransaction: () => ask('0xhash'),
          switchNetwork: () => ask('eip155:2' as const),
        }),
    ],
    plugins: [modal()],
    ports: createFakePorts(),
  })
  await render(
    <KitProvider kit={kit}>
      <button type="button" onClick={() => kit.open()}>
        Open
      </button>
      <KitModal theme="light" locale="en" {...props} />
    </KitProvider>,
  )
  return kit
}

const shadow = () => document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot
const dialog = () => shadow().querySelector('dialog') as HTMLDialogElement
const focused = () => shadow().activeElement?.textContent
const open = async () => {
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => shadow()?.querySelector('dialog')?.matches(':modal')).toBe(true)
}

describe.each(windows)('a wallet that opens %s', (_, show) => {
  it('connects by pointer from the modal', async () => {
    const kit = await start(show)
    await open()
    await page.getByRole('button', { name: /Drawn/ }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => kit.active.getState().account?.address).toBe('0xA')
  })

  it('accepts text and keyboard input', async () => {
    const kit = await start(show)
    await open()
    await page.getByRole('button', { name: /Drawn/ }).click()
    await page.getByLabelText('PIN').fill('1234')
    await page.getByLabelText('PIN').click()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => kit.active.getState().account?.address).toBe('0xA')
  })

  it.each([
    ['signMessage', (kit) => kit.signMessage({ message: 'Hello' })],
    ['sendTransaction', (kit) => kit.sendTransaction({ to: '0xC' })],
    ['switchNetwork', (kit) => kit.switchNetwork({ networkId: 'eip155:2' })],
  ] as readonly (readonly [string, (kit: Awaited<ReturnType<typeof start>>) => Promise<unknown>])[])(
    'answers %s while the modal is open, which is modal again afterwards',
    async (__, request) => {
      const kit = await start(show, {}, true)
      await kit.connect({ connectorId: 'Drawn' })
      await open()
      const answer = request(kit)
      await page.getByRole('button', { name: 'Approve' }).click()
      await answer
      await expect.poll(() => dialog().matches(':modal')).toBe(true)
    },
  )
})

describe('the modal beside a wallet window', () => {
  const [[, layer]] = windows as readonly [readonly [string, Show]]

  it('keeps its focus, scroll position and scroll lock, and is accessible', async () => {
    const { ask } = await showFixture()
    const button = page.getByRole('button', { name: /Fox Wallet/ })
    await expect.element(button).toBeVisible()
    const scroller = button.element().closest('[data-view]')?.parentElement as HTMLElement
    scroller.style.maxBlockSize = '40px'
    button.element().focus()
    scroller.scrollTop = 12
    const { scrollTop } = scroller
    expect(scrollTop).toBeGreaterThan(0)
    const focusedOutside: EventTarget[] = []
    document.addEventListener('focusin', ({ target }) => target !== null && focusedOutside.push(target))
    const shown = () => [dialog().open, shadow().activeElement, scroller.scrollTop]
    for (const type of ['EXTERNAL', undefined, 'INJECTED', undefined] as const) {
      ask(type)
      await expect.poll(() => dialog().matches(':modal')).toBe(type === undefined)
      expect(shown()).toEqual([true, button.element(), scrollTop])
      expect(dialog().hasAttribute('aria-modal')).toBe(false)
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        rules: { region: { enabled: false } },
      })
      expect(violations).toEqual([])
    }
    expect(focusedOutside.filter((target) => target !== shadow().host)).toEqual([])
  })

  it('returns the focus to the page after it closes', async () => {
    const kit = await start(layer, {}, true)
    await kit.connect({ connectorId: 'Drawn' })
    await open()
    const answer = kit.signMessage({ message: 'Hello' })
    await page.getByRole('button', { name: 'Approve' }).click()
    await answer
    await expect.poll(focused).toBeDefined()
    kit.close()
    await expect.poll(() => document.activeElement?.textContent).toBe('Open')
  })

  it('returns the focus to the page after it closes without having had it', async () => {
    const kit = await start(layer, {}, true)
    await kit.connect({ connectorId: 'Drawn' })
    await open()
    const answer = kit.signMessage({ message: 'Hello' })
    await expect.poll(() => dialog().matches(':modal')).toBe(false)
    // The same happens when a view replaces the row that was pressed.
    ;(shadow().activeElement as HTMLElement).blur()
    kit.close()
    await expect.poll(() => document.activeElement?.textContent).toBe('Open')
    await page.getByRole('button', { name: 'Approve' }).click()
    await answer
  })

  it('has the z-index of the app', async () => {
    const kit = await start(layer, { themeVariables: { zIndex: 7 } }, true)
    await kit.connect({ connectorId: 'Drawn' })
    await open()
    void kit.signMessage({ message: 'Hello' })
    await expect.poll(() => dialog().matches(':modal')).toBe(false)
    expect(getComputedStyle(dialog()).zIndex).toBe('7')
    await page.getByRole('button', { name: 'Approve' }).click()
  })

  it('stays modal while a phone or the embedded wallet is prompted', async () => {
    const { ask } = await showFixture()
    ask('WALLET_CONNECT')
    expect(dialog().matches(':modal')).toBe(true)
    ask('AUTH')
    expect(dialog().matches(':modal')).toBe(true)
    ask('EXTERNAL')
    await expect.poll(() => dialog().matches(':modal')).toBe(false)
  })
})

/** Shows the modal with a wallet list and an optional pending request of one wallet type. */
async function showFixture() {
  const wallets = { connectors: fixtureConnectors }
  const { kit, walletRequests } = createFixtureKit({
    states: { wallets },
    history: [{ name: 'Connect', data: undefined }],
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await expect.poll(() => shadow()?.querySelector('dialog')?.matches(':modal')).toBe(true)
  const request = { connectorId: 'one', namespace: 'eip155' } as const
  return {
    ask: (connectorType: ConnectorType | undefined) =>
      walletRequests.update(() => (connectorType ? [{ ...request, connectorType }] : [])),
  }
}
