import { isKitError } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet, sepolia } from '@kit/eip155-viem/chains'
import { KitProvider, useConnection, useNetworks, useSwitchNetwork } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../testing/openPage.js'

// Quoted in docs/guides/networks.md.

const company = {
  id: 31337,
  name: 'Company Chain',
  nativeCurrency: { name: 'Credit', symbol: 'CRD', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.company.example'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.company.example' } },
  testnet: false,
} as const

const adapter = eip155({
  networks: [mainnet, base, company, sepolia],
  rpcUrls: {
    1: ['https://rpc.dapp.example/ethereum', 'https://spare.example/ethereum'],
    8453: ['https://rpc.dapp.example/base'],
  },
})

function NetworkPicker() {
  const networks = useNetworks({ namespace: 'eip155' })
  const { networkId } = useConnection({ namespace: 'eip155' })
  const { mutate: switchNetwork, status, error } = useSwitchNetwork()
  return (
    <fieldset disabled={status === 'pending'}>
      {networks.map(({ id, name, testnet }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === networkId}
          onClick={() => switchNetwork({ networkId: id as 'eip155:1' })}
        >
          {name} {testnet && '(test network)'}
        </button>
      ))}
      {error && <p role="alert">{switchFailure(error)}</p>}
    </fieldset>
  )
}

function switchFailure(error: Error): string {
  if (isKitError(error, 'connection/rejected')) return 'You declined the switch.'
  if (isKitError(error, 'network/notAddable')) return 'Add this network in your wallet, then try again.'
  if (isKitError(error, 'network/notConfirmed')) return 'Switch to this network in your wallet.'
  return error.message
}

function WrongNetwork() {
  const { isSupportedNetwork, network } = useConnection()
  const { mutate: switchNetwork } = useSwitchNetwork()
  if (isSupportedNetwork) return null
  return (
    <p role="status">
      Your wallet is on {network?.unknown ? `network ${network.reference}` : network?.name}. You can look around, but
      not send.
      <button type="button" onClick={() => switchNetwork({ networkId: 'eip155:8453' })}>
        Switch to Base
      </button>
    </p>
  )
}

const show = async (kit: ReturnType<typeof openPage>['kit'], children: ReactElement) => {
  await render(
    <KitProvider kit={kit}>
      {children}
      <KitModal locale="en" />
    </KitProvider>,
  )
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('guide to networks', () => {
  it('offers the networks of the adapter, and reads from its endpoints in order', async () => {
    const { kit, calls } = openPage({ adapters: [adapter], downHosts: ['rpc.dapp.example'] })
    await show(kit, <NetworkPicker />)
    for (const name of ['Ethereum', 'Base', 'Company Chain', 'Sepolia (test network)'])
      await expect.element(button(name)).toBeVisible()
    expect(calls).toEqual([])
    expect(await kit.getBalance({ address: `0x${'1'.repeat(40)}`, networkId: 'eip155:1' })).toMatchObject({
      value: 10n ** 18n,
      symbol: 'ETH',
    })
    expect(calls.map(({ url }) => url)).toEqual(['https://rpc.dapp.example/ethereum', 'https://spare.example/ethereum'])
  })

  it('switches the wallet, and shows why a switch failed', async () => {
    const { kit, wallet } = openPage({ adapters: [adapter] })
    kit.start()
    await kit.connect({ connectorId: 'test.alder' })
    await show(kit, <NetworkPicker />)
    await button('Base').click()
    await expect.poll(() => wallet.chainId).toBe(8453)
    await expect.element(button('Base')).toHaveAttribute('aria-pressed', 'true')
    const cannotAdd = () => {
      throw Object.assign(new Error('The method does not exist.'), { code: -32601 })
    }
    wallet.behave({ responses: { wallet_addEthereumChain: cannotAdd } })
    await button('Company Chain').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Add this network in your wallet, then try again.')
    wallet.behave({ mode: 'reject' })
    await button('Ethereum').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('You declined the switch.')
    expect(kit.active.getState().network?.name).toBe('Base')
  })

  it.each([false, true])(
    'prompts users on an unsupported network, unless the page allows it: %s',
    async (allowUnsupportedChain) => {
      const { kit, wallet } = openPage({ options: { allowUnsupportedChain } })
      await show(kit, <WrongNetwork />)
      const views = new Set<string | undefined>()
      kit.modal.subscribe(() => views.add(kit.modal.getState().history.at(-1)?.name))
      await kit.connect({ connectorId: 'test.alder' })
      wallet.selectChain(5)
      await expect.element(page.getByRole('status')).toHaveTextContent('Your wallet is on network 5.')
      expect(kit.active.getState()).toMatchObject({ isSupportedNetwork: false, network: { unknown: true } })
      if (!allowUnsupportedChain) {
        await expect.element(page.getByText('Choose a supported network')).toBeVisible()
        return
      }
      await button('Switch to Base').click()
      await expect.poll(() => kit.active.getState().isSupportedNetwork).toBe(true)
      expect(views).not.toContain('UnsupportedChain')
    },
  )
})
