import { type Connector, createKit, type Kit } from '@kit/core'
import type { Adapter, Session } from '@kit/core/adapter'
import { fixtureChains } from '@kit/fixture'
import { modal } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton, KitModal, NetworkButton } from '../index.js'
import type { ModalKit } from '../kit/useKit.js'

/** Creates an installed wallet that approves everything, on the first requested network. */
function createWallet(namespace: string, id: string, name: string, address: string): Connector {
  const open = (networkId: string | undefined): { readonly [name: string]: Session } => ({
    [namespace]: {
      provider: {},
      accounts: [{ namespace, address, type: 'eoa' }],
      networkId: (networkId ?? `${namespace}:1`) as `${string}:${string}`,
      watch: () => () => {},
      disconnect: async () => {},
    },
  })
  return {
    info: { id, name, type: 'ANNOUNCED', namespaces: [namespace] },
    connect: async ({ requests }) => open(requests[0]?.networks[0]?.id),
    reconnect: async () => undefined,
  }
}

function createAdapter(namespace: string, wallets: readonly Connector[]): Adapter {
  const chain = fixtureChains.find((candidate) => candidate.namespace === namespace)
  const [network] = chain?.networks ?? []
  if (chain === undefined || network === undefined) throw new Error(`No chain ${namespace}.`)
  return {
    namespace,
    ...(chain.label !== undefined && { label: chain.label }),
    networks: chain.networks,
    defaultAccountType: 'eoa',
    watchConnectors(listener) {
      listener(wallets)
      return () => {}
    },
    isAddress: (value) => value.length > 0,
    isSameAddress: (a, b) => a === b,
    toUnknownNetwork: (networkId) => ({ ...network, id: networkId, unknown: true }),
    switchNetwork: async (call) => call.network.id,
  }
}

let kit: ModalKit | undefined
afterEach(() => kit?.destroy())

async function show(): Promise<ModalKit> {
  const stored = new Map<string, string>()
  const created = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [
      () =>
        createAdapter('eip155', [
          createWallet('eip155', 'fox.evm', 'Fox', '0x8ba1f109551bD432803012645Ac136ddd64DBA72'),
        ]),
      () =>
        createAdapter('solana', [createWallet('solana', 'Fox', 'Fox', '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs')]),
      () =>
        createAdapter('bip122', [
          createWallet('bip122', 'Vault', 'Vault', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
        ]),
    ],
    plugins: [modal()],
    ports: {
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
        watch: () => () => {},
      },
    },
  })
  kit = created
  await render(
    <StrictMode>
      <KitProvider kit={created}>
        <ConnectButton locale="en" />
        <NetworkButton locale="en" />
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  return created
}

const button = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const connectedIds = ({ connections }: Kit) => connections.getState().connections.map(({ id }) => id)

describe('a user of an app with several chains', () => {
  it('connects one wallet on two chains, then a wallet of a third to go to its network, and disconnects only one', async () => {
    const app = await show()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await button(/^Fox Ethereum · Solana/).click()
    await button('Solana').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^7EYn/ })).toBeVisible()

    await page.getByRole('button', { name: /^7EYn/ }).click()
    app.showWallets()
    await button(/^Fox/).click()
    await expect.element(button('Solana')).toHaveTextContent('Connected')
    await button('Ethereum').click()
    await expect.element(page.getByRole('button', { name: /^0x8b/ })).toBeVisible()
    expect(connectedIds(app)).toEqual(['eip155:fox.evm', 'solana:Fox'])

    await page.getByRole('button', { name: 'Ethereum', exact: true }).click()
    await button('Bitcoin').click()
    await expect.element(page.getByRole('dialog', { name: 'Switch network' })).toBeVisible()
    await button('Connect a Bitcoin wallet').click()
    await expect.element(page.getByText('Wallets for Bitcoin')).toBeVisible()
    await expect.element(button(/^Fox/)).not.toBeInTheDocument()
    await button(/^Vault/).click()
    await expect.element(page.getByRole('button', { name: /^bc1q/ })).toBeVisible()
    expect(connectedIds(app)).toEqual(['eip155:fox.evm', 'solana:Fox', 'bip122:Vault'])

    app.open({ view: 'ProfileWallets' })
    await page.getByRole('tab', { name: 'Ethereum' }).click()
    await button('More for Fox').click()
    await page.getByRole('menuitem', { name: 'Disconnect' }).click()
    await expect.element(page.getByText('No wallets connected')).toBeVisible()
    expect(connectedIds(app)).toEqual(['solana:Fox', 'bip122:Vault'])
    expect(app.active.getState().namespace).toBe('bip122')
    // Goes through a dozen views.
  }, 60_000)

  it('switches between the networks of connected chains without connecting again', async () => {
    const app = await show()
    await app.connect({ connectorId: 'fox.evm' })
    await app.connect({ connectorId: 'Fox', namespace: 'solana' })
    await page.getByRole('button', { name: 'Solana', exact: true }).click()
    await button('Base').click()
    // The list was opened for this task only: it closes, and a toast confirms it.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('status').filter({ hasText: 'Network switched.' })).toBeVisible()
    expect(app.active.getState()).toMatchObject({ namespace: 'eip155', network: { name: 'Base' } })
    expect(app.namespace('solana').connection.getState().status).toBe('connected')
  })
})
