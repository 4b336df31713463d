import { createKit, type Kit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { KitProvider, useConnection } from '@kit/react'
import { ConnectButton, KitModal } from '@kit/react-ui'
import { createFakePorts, createFakeStorage } from '@kit/testing'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../testing/openPage.js'

// Shows what docs/guides/troubleshooting.md and docs/guides/upgrading.md say about the first problems.

/** Renders children and returns the code of the error that they throw. */
async function codeOfRender(children: ReactNode): Promise<string | undefined> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  let code: string | undefined
  class Boundary extends Component<{ readonly children: ReactNode }> {
    override state = { hasFailed: false }
    static getDerivedStateFromError = () => ({ hasFailed: true })
    override componentDidCatch(error: Error & { readonly code?: string }) {
      code = error.code
    }
    override render() {
      return this.state.hasFailed ? null : this.props.children
    }
  }
  await render(<Boundary>{children}</Boundary>)
  return code
}

const Account = () => <p>{useConnection().status}</p>
const metadata = { name: 'My dapp', description: '', url: 'https://dapp.example', icons: [] }
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ code }) => code,
  )

describe('guide to troubleshooting', () => {
  it('names the code of a page without a provider, and without modal()', async () => {
    expect(await codeOfRender(<Account />)).toBe('react/noProvider')
    const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], ports: createFakePorts() })
    onTestFinished(() => kit.destroy())
    const withoutModal = (
      <KitProvider kit={kit}>
        <ConnectButton />
      </KitProvider>
    )
    expect(await codeOfRender(withoutModal)).toBe('modal/notInstalled')
  })

  it('names the codes of commands that come too early, too late, or for a missing wallet', async () => {
    const { kit } = openPage()
    expect(await codeOf(kit.connect({ connectorId: 'test.alder' }))).toBe('kit/notStarted')
    kit.start()
    expect(await codeOf(kit.connect({ connectorId: 'test.gone' }))).toBe('connector/notFound')
    const plain: Kit = kit
    expect(await codeOf(plain.switchNetwork({ networkId: 'eip155:5' }))).toBe('network/notConfigured')
    await kit.connect({ connectorId: 'test.alder' })
    expect(await codeOf(kit.connect({ connectorId: 'test.alder' }))).toBe('connection/alreadyConnected')
    kit.destroy()
    expect(await codeOf(kit.connect({ connectorId: 'test.alder' }))).toBe('kit/destroyed')
  })

  it('shows that a kit which was never started stays in `reconnecting`', async () => {
    const first = openPage()
    first.kit.start()
    await first.kit.connect({ connectorId: 'test.alder' })
    first.kit.destroy()
    const { kit } = openPage({ storage: first.storage })
    expect(kit.active.getState().status).toBe('reconnecting')
    expect(await codeOf(kit.signMessage({ message: 'Hello' }))).toBe('kit/notStarted')
    expect(kit.active.getState().status).toBe('reconnecting')
    kit.start()
    await expect.poll(() => kit.active.getState().status).toBe('connected')
  })

  it('does not list a wallet that `wallets.exclude` names', async () => {
    const { kit } = openPage({ options: { wallets: { exclude: ['test.birch'] } } })
    await render(
      <KitProvider kit={kit}>
        <KitModal locale="en" />
      </KitProvider>,
    )
    kit.open()
    await expect.element(page.getByRole('button', { name: 'Alder' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Birch' }).query()).toBeNull()
  })
})

describe('guide to upgrading', () => {
  it('ignores state that another version stored, and connects again', async () => {
    const first = openPage()
    first.kit.start()
    await first.kit.connect({ connectorId: 'test.alder' })
    first.kit.destroy()
    const stored = [...first.storage.items].filter(([key]) => key.startsWith('kit.'))
    expect(stored.length).toBeGreaterThan(0)
    const items = stored.map(([key, text]) => [key, text.replace('"version":1', '"version":2')] as const)
    const { kit } = openPage({ storage: createFakeStorage(Object.fromEntries(items)) })
    expect(kit.active.getState().status).toBe('disconnected')
    kit.start()
    await kit.connect({ connectorId: 'test.alder' })
    expect(kit.active.getState().status).toBe('connected')
  })
})
