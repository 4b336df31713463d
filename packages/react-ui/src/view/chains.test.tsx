import { KitError, type WalletRow } from '@kit/core'
import {
  createFixtureKit,
  type Fixture,
  type FixtureOptions,
  fixtureChainConnections,
  fixtureChainConnectors,
  fixtureChains,
} from '@kit/fixture'
import { KitProvider, useNetworks, useSwitchNetwork } from '@kit/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton, KitModal, NetworkButton } from '../index.js'

const [evm, solana] = fixtureChainConnections
if (evm === undefined || solana === undefined) throw new Error('The fixtures have no connections.')
const inSolana = { status: 'connected', namespace: 'solana', connection: solana, account: solana.account } as const
const states = {
  active: { status: 'connected', connection: evm, account: evm.account },
  connections: { connections: fixtureChainConnections, activeIds: [evm.id, solana.id] },
  wallets: { connectors: fixtureChainConnectors },
} as const
const fox: WalletRow = {
  id: 'fox',
  kind: 'injected',
  name: 'Fox Wallet',
  connectorIds: ['example.fox', 'Fox Wallet', 'fox.multi'],
  namespaces: ['eip155', 'solana', 'bip122', 'cosmos'],
  installed: true,
  recent: false,
  connected: false,
}

/** A network list as an app would render it. */
function DappNetworks() {
  const { mutate, status } = useSwitchNetwork()
  return (
    <>
      {useNetworks().map(({ id, name }) => (
        <button key={id} type="button" onClick={() => mutate({ networkId: id })}>
          {`Go to ${name}`}
        </button>
      ))}
      <p>{status}</p>
    </>
  )
}

async function show(options: FixtureOptions): Promise<Fixture> {
  const fixture = createFixtureKit({ chains: fixtureChains, hasDirectory: false, ...options })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <ConnectButton locale="en" />
        <NetworkButton locale="en" />
        <DappNetworks />
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}

const argsOf = (fixture: Fixture, command: string) =>
  fixture.calls.filter((call) => call.command === command).map(({ args }) => args)
const namesIn = (list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('button')
    .elements()
    .map((element) => element.querySelector('bdi')?.textContent)
const button = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

describe('a multichain wallet', () => {
  it('appears as one row that names its chains', async () => {
    const fixture = await show({ history: [{ name: 'Connect', data: undefined }], states: { wallets: states.wallets } })
    await button(/Fox Wallet.*Ethereum · Solana · Bitcoin · Cosmos/).click()
    expect(argsOf(fixture, 'chooseWallet')).toMatchObject([[{ name: 'Fox Wallet', namespaces: fox.namespaces }]])
  })

  it('names no chain when the list is limited to one', async () => {
    await show({
      history: [{ name: 'Connect', data: undefined }],
      states: { wallets: states.wallets },
      namespace: 'solana',
    })
    await expect.element(button(/Moon/)).toBeVisible()
    await expect.element(page.getByText('Wallets for Solana')).toBeVisible()
    await expect.element(button(/Fox Wallet/)).not.toHaveTextContent('Bitcoin')
  })

  it('offers its chains, the active one first, and shows which are connected', async () => {
    const fixture = await show({
      history: [{ name: 'ConnectMultiChain', data: { row: fox } }],
      states: { ...states, active: inSolana },
    })
    await expect.element(page.getByRole('dialog', { name: 'Fox Wallet' })).toBeVisible()
    await expect.element(button('Solana')).toHaveTextContent('Connected')
    expect(namesIn('Networks of Fox Wallet')).toEqual(['Solana', 'Ethereum', 'Bitcoin', 'Cosmos'])
    // The logo of the chain family, not of one of its networks.
    expect(button('Ethereum').element().querySelector('img')).toBeNull()
    await expect.element(button('Bitcoin')).not.toHaveTextContent('Connected')
    await button('Bitcoin').click()
    expect(argsOf(fixture, 'chooseWallet')).toEqual([[fox, 'fox.multi', 'bip122']])
  })

  it('receives a new request for the chain that it declined', async () => {
    const fixture = await show({
      history: [{ name: 'ConnectingExternal', data: { row: fox, connectorId: 'Fox Wallet', namespace: 'solana' } }],
      states: {
        attempt: {
          status: 'declined',
          connectorId: 'Fox Wallet',
          namespace: 'solana',
          error: new KitError('connection/rejected', { shortMessage: 'no' }),
        },
      },
    })
    await button('Try again').click()
    expect(argsOf(fixture, 'chooseWallet')).toEqual([[fox, 'Fox Wallet', 'solana']])
  })
})

it('the active network shows that it is a testnet, beside its icon', async () => {
  const network = fixtureChains.flatMap(({ networks }) => networks).find(({ testnet }) => testnet)
  if (network === undefined) throw new Error('The fixtures have no testnet.')
  await show({
    history: [{ name: 'Networks', data: undefined }],
    states: { ...states, active: { ...states.active, namespace: network.namespace, network } },
  })
  const row = button(new RegExp(`^${network.name}`))
  await expect.element(row).toHaveAttribute('aria-current', 'true')
  await expect.element(row).toHaveTextContent('Testnet')
  expect(row.element().querySelector('svg')).not.toBeNull()
})

describe('the networks of several chains', () => {
  const limited = fixtureChains.map((chain) =>
    chain.namespace === 'solana'
      ? {
          ...chain,
          state: { supportsAllNetworks: false, approvedIds: chain.networks.slice(0, 1).map((n) => n.id) },
        }
      : chain,
  )

  it('appear by chain, disabled in a chain whose wallet did not approve them', async () => {
    const fixture = await show({ history: [{ name: 'Networks', data: undefined }], states, chains: limited })
    await expect.element(page.getByRole('list', { name: 'Solana', exact: true })).toBeVisible()
    expect(namesIn('Ethereum')).toEqual(['Ethereum', 'Base', 'Polygon'])
    expect(namesIn('Solana')).toEqual(['Solana', 'Solana Devnet'])
    expect(namesIn('Cosmos')).toEqual(['Cosmos Hub'])
    await expect.element(button(/Solana Devnet/)).toBeDisabled()
    await expect.element(button(/Solana Devnet/)).toHaveTextContent('Not enabled in your wallet')
    await expect.element(button('Base')).toBeEnabled()
    await button('Cosmos Hub').click()
    expect(argsOf(fixture, 'chooseNetwork')).toEqual([['cosmos:cosmoshub-4']])
  })

  it('can be requested when the wallet supports more than it approved', async () => {
    const askable = limited.map((chain) => ({ ...chain, state: { ...chain.state, canAddNetworks: true } }))
    const fixture = await show({
      history: [{ name: 'UnsupportedChain', data: undefined }],
      states: { ...states, active: inSolana },
      chains: askable,
    })
    await expect.element(button(/Solana Devnet/)).toHaveTextContent('Your wallet will ask to add it')
    await button(/Solana Devnet/).click()
    expect(argsOf(fixture, 'chooseNetwork')).toEqual([['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1']])
  })

  it('can be searched over all chains', async () => {
    await show({ history: [{ name: 'Networks', data: undefined }], states })
    await page.getByRole('searchbox').fill('bit')
    await expect.element(page.getByRole('list', { name: 'Bitcoin', exact: true })).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Ethereum', exact: true })).not.toBeInTheDocument()
  })

  it('offer to connect a wallet when their chain has none', async () => {
    const networkId = 'bip122:000000000019d6689c085ae165831e93'
    const fixture = await show({ history: [{ name: 'SwitchActiveChain', data: { networkId } }], states })
    await expect.element(page.getByText('Connect a wallet for Bitcoin to continue.')).toBeVisible()
    await button('Connect a Bitcoin wallet').click()
    expect(argsOf(fixture, 'showWallets')).toEqual([['bip122']])
  })

  it('show their IDs when they are unknown', async () => {
    await show({ history: [{ name: 'SwitchActiveChain', data: { networkId: 'tezos:NetXdQprcVkpaWU' } }], states })
    await expect.element(page.getByRole('heading', { name: 'Connect to tezos:NetXdQprcVkpaWU' })).toBeVisible()
    await expect.element(button('Connect a tezos wallet')).toBeVisible()
  })
})

describe('the wallets of several chains', () => {
  it('appear by chain, with a count, and disconnect by chain', async () => {
    const fixture = await show({ history: [{ name: 'ProfileWallets', data: undefined }], states })
    await expect.element(page.getByRole('tab', { name: 'Ethereum' })).toBeVisible()
    const tabs = page.getByRole('tab').elements()
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Ethereum 1',
      'Solana 2',
      'Polkadot',
      'Bitcoin',
      'Cosmos',
    ])
    await expect.element(page.getByText('Active')).toBeVisible()
    expect(page.getByText(/connected wallet/).query()).toBeNull()
    await page.getByRole('tab', { name: 'Solana' }).click()
    expect(page.getByText('Active').query()).toBeNull()
    await button('Disconnect all').click()
    expect(argsOf(fixture, 'disconnect')).toEqual([[{ namespace: 'solana' }]])
    await button('Add a wallet').click()
    expect(argsOf(fixture, 'showWallets')).toEqual([['solana']])
  })

  it('can be made active on another chain', async () => {
    const fixture = await show({ history: [{ name: 'ProfileWallets', data: undefined }], states })
    await page.getByRole('tab', { name: 'Solana' }).click()
    await button(/^Fox Wallet/).click()
    expect(argsOf(fixture, 'setActive')).toEqual([[{ connectionId: solana.id }]])
  })
})

describe('buttons and hooks', () => {
  it('show the account and the network of whatever chain is active', async () => {
    const fixture = await show({ states })
    const [network] = fixtureChains[1]?.networks ?? []
    await expect.element(page.getByRole('button', { name: /^0x8b/ })).toBeVisible()
    fixture.active.update((state) => ({ ...state, ...inSolana, network }))
    await expect.element(page.getByRole('button', { name: /^7EYn/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Solana', exact: true })).toBeVisible()
  })

  it('list and switch the networks of every chain alike', async () => {
    const fixture = await show({ states })
    await page.getByRole('button', { name: 'Go to Polkadot Asset Hub' }).click()
    expect(argsOf(fixture, 'switchNetwork')).toEqual([[{ networkId: 'polkadot:68d56f15f85d3136970ec16946040bc1' }]])
    await expect.element(page.getByText('pending')).toBeVisible()
    expect(page.getByRole('button', { name: /^Go to/ }).elements()).toHaveLength(8)
  })
})

describe('an app that disables switching', () => {
  it('offers no other network, in its button and in the list', async () => {
    const history = [{ name: 'Networks', data: undefined }] as const
    await show({ states, history, options: { enableNetworkSwitch: false } })
    const list = page.getByRole('dialog').getByRole('list').getByRole('button')
    await expect.element(list.first()).toBeVisible()
    const free = list.elements().filter((row) => !row.matches(':disabled'))
    expect(list.elements().length).toBeGreaterThan(2)
    expect(free.map((row) => row.getAttribute('aria-current'))).toEqual(['true'])
    const host = document.querySelector('button[disabled]')
    expect(host?.textContent).toContain('Ethereum')
  })
})
