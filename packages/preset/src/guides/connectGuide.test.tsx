import { isKitError, type Kit } from '@kit/core'
import {
  KitProvider,
  useConnect,
  useConnection,
  useConnections,
  useConnectors,
  useDisconnect,
  useKit,
} from '@kit/react'
import { ConnectButton, KitModal, useModal } from '@kit/react-ui'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../testing/openPage.js'

// Quoted in docs/guides/connect-and-reconnect.md.

function Account() {
  const connection = useConnection()
  if (connection.isReconnecting) return <p>Welcome back, {connection.address ?? 'one moment'}…</p>
  if (connection.isConnecting) return <p>Approve the connection in your wallet.</p>
  if (connection.isDisconnected) return <p>No wallet is connected.</p>
  const { address, connector, network } = connection
  return (
    <p>
      {address} on {network.name}, with {connector.name}
    </p>
  )
}

function OwnButton() {
  return (
    <ConnectButton.Custom showBalance>
      {({ account, network, isSupportedNetwork, prepare, open, openNetworks }) => (
        <>
          <button type="button" onClick={open} onPointerEnter={prepare} onPointerDown={prepare} onFocus={prepare}>
            {account ? `${account.displayName} ${account.displayBalance ?? ''}` : 'Log in'}
          </button>
          {account && (
            <button type="button" onClick={openNetworks}>
              {isSupportedNetwork ? network?.name : 'Wrong network'}
            </button>
          )}
        </>
      )}
    </ConnectButton.Custom>
  )
}

function OpenLinks() {
  const { isOpen, view, open, close } = useModal()
  return (
    <>
      <button type="button" onClick={() => open({ view: 'Networks' })}>
        Networks
      </button>
      <button type="button" onClick={() => open({ view: 'Connect', namespace: 'eip155' })}>
        Add a wallet
      </button>
      {isOpen && (
        <button type="button" onClick={() => close()}>
          Close {view}
        </button>
      )}
    </>
  )
}

function WalletList() {
  const connectors = useConnectors()
  const { mutate: connect, status, error } = useConnect()
  return (
    <>
      {connectors.map(({ id, name }) => (
        <button key={id} type="button" disabled={status === 'pending'} onClick={() => connect({ connectorId: id })}>
          Use {name}
        </button>
      ))}
      {error && <p role="alert">{isKitError(error, 'connection/rejected') ? 'You declined.' : error.shortMessage}</p>}
    </>
  )
}

function Wallets() {
  const kit = useKit()
  const { connection: active } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  return (
    <ul>
      {useConnections().map(({ id, wallet, account }) => (
        <li key={id}>
          {wallet.name}: {account.address}
          <button type="button" disabled={id === active?.id} onClick={() => kit.setActive({ connectionId: id })}>
            Select {wallet.name}
          </button>
          <button type="button" onClick={() => disconnect({ connectionId: id })}>
            Disconnect {wallet.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function watchWallet(kit: Kit, notify: (text: string) => void): () => void {
  const events = kit.events$.subscribe((event) => {
    if (event.type === 'connection/connected') notify(`connected with ${event.walletName}`)
    if (event.type === 'connection/reconnected') notify(`reconnected ${event.connectorId}`)
    if (event.type === 'connection/disconnected') notify(`disconnected: ${event.reason}`)
    if (event.type === 'account/changed') notify(`account: ${event.address ?? 'none'}`)
  })
  return () => events.unsubscribe()
}

const show = async (kit: Kit, children: ReactElement) => {
  const { unmount } = await render(
    <KitProvider kit={kit}>
      {children}
      <KitModal locale="en" />
    </KitProvider>,
  )
  return unmount
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('guide to connecting', () => {
  it('shows each status of a wallet that connects, reloads, locks and comes back', async () => {
    const { kit, wallet, storage } = openPage()
    wallet.behave({ mode: 'manual' })
    const unmount = await show(kit, <Account />)
    await expect.element(page.getByText('No wallet is connected.')).toBeVisible()
    const connected = kit.connect({ connectorId: 'test.alder' })
    await expect.element(page.getByText('Approve the connection in your wallet.')).toBeVisible()
    await wallet.approveNext()
    await connected
    await expect.element(page.getByText(`${wallet.selected} on Ethereum, with Alder`)).toBeVisible()
    await unmount()
    kit.destroy()

    const reloaded = openPage({ storage })
    expect(reloaded.kit.active.getState()).toMatchObject({
      status: 'reconnecting',
      account: { address: wallet.selected },
    })
    await show(reloaded.kit, <Account />)
    await expect.element(page.getByText(`${wallet.selected} on Ethereum, with Alder`)).toBeVisible()
    reloaded.wallet.lock()
    await expect.element(page.getByText('No wallet is connected.')).toBeVisible()
    reloaded.wallet.unlock()
    await expect.element(page.getByText(`${wallet.selected} on Ethereum, with Alder`)).toBeVisible()
  })

  it('renders the account, its balance and the network in markup of the app', async () => {
    const { kit } = openPage()
    await show(kit, <OwnButton />)
    await button('Log in').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    kit.close()
    await kit.connect({ connectorId: 'test.alder' })
    await expect.element(button(/^0xf3.*1 ETH$/)).toBeVisible()
    await button('Ethereum').click()
    await expect.element(page.getByRole('heading', { name: 'Choose network' })).toBeVisible()
  })

  it('opens views by name, and reports which one is open', async () => {
    const { kit } = openPage()
    await show(kit, <OpenLinks />)
    await button('Networks').click()
    await expect.element(button('Close Networks')).toBeInTheDocument()
    kit.close()
    await button('Add a wallet').click()
    await expect.element(button('Close Connect')).toBeInTheDocument()
  })

  it('connects without the modal, and shows that the user declined', async () => {
    const { kit, wallet } = openPage()
    wallet.behave({ mode: 'reject' })
    await show(kit, <WalletList />)
    await button('Use Alder').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('You declined.')
    wallet.behave({ mode: 'approve' })
    await button('Use Alder').click()
    await expect.poll(() => kit.active.getState().status).toBe('connected')
  })

  it('lists several wallets, selects one, and disconnects one alone', async () => {
    const { kit } = openPage()
    await show(kit, <Wallets />)
    for (const connectorId of ['test.alder', 'test.birch']) await kit.connect({ connectorId })
    await expect.element(button('Select Birch')).toBeDisabled()
    await button('Select Alder').click()
    await expect.element(button('Select Alder')).toBeDisabled()
    await button('Disconnect Alder').click()
    await expect.element(button('Select Birch')).toBeDisabled()
    expect(kit.connections.getState().connections).toHaveLength(1)
  })

  it('reports what happened in the wallet', async () => {
    const { kit, wallet } = openPage()
    const reported: string[] = []
    watchWallet(kit, (text) => reported.push(text))
    kit.start()
    await kit.connect({ connectorId: 'test.alder' })
    const [, second = '0x'] = wallet.addresses
    wallet.selectAccount(second)
    await expect.poll(() => reported.at(-1)).toBe(`account: ${second}`)
    wallet.lock()
    await expect.poll(() => kit.active.getState().status).toBe('disconnected')
    wallet.unlock()
    await expect.poll(() => kit.active.getState().status).toBe('connected')
    await kit.disconnect()
    const [first] = wallet.addresses
    expect(reported).toEqual([
      `account: ${first}`,
      'connected with Alder',
      `account: ${second}`,
      'account: none',
      'disconnected: no-accounts',
      `account: ${second}`,
      'reconnected test.alder',
      'account: none',
      'disconnected: user-disconnected',
    ])
  })
})
