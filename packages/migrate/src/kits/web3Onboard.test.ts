import { describe, expect, it } from 'vitest'
import { moveDapp } from '../testing/moveDapp.js'

const init = (
  options = '',
  chains = "[{ id: '0x2105', token: 'ETH', label: 'Base', rpcUrl }]",
) => `import injectedModule from '@web3-onboard/injected-wallets'
import walletConnectModule from '@web3-onboard/walletconnect'
import { init } from '@web3-onboard/react'
import { rpcUrl } from './urls'

const injected = injectedModule()
const walletConnect = walletConnectModule({ projectId: 'abc' })

export const onboard = init({ wallets: [injected], chains: ${chains}${options} })
`
const provider = `import { Web3OnboardProvider } from '@web3-onboard/react'
import { onboard } from './onboard'

export const App = () => <Web3OnboardProvider web3Onboard={onboard}>hi</Web3OnboardProvider>
`

/** Moves a component that uses a hook. */
function moveComponent(name: string, body: string) {
  const { read, left } = moveDapp('web3-onboard', {
    'src/onboard.ts': init(),
    'src/Part.tsx': `import { ${name} } from '@web3-onboard/react'\n\nexport function Part() {\n  ${body}\n}\n`,
  })
  return { code: read('src/Part.tsx'), left: left.filter((one) => one.startsWith('src/Part')) }
}

describe('the setup of Web3-Onboard', () => {
  it('becomes a kit with its chains and endpoints', () => {
    const { read } = moveDapp('web3-onboard', { 'src/onboard.ts': init(), 'src/App.tsx': provider })
    expect(read('src/kit.ts')).toContain(`import { base } from '@kit/eip155-viem/chains'
import { modal } from '@kit/react-ui'
import { rpcUrl } from './urls'
`)
    expect(read('src/kit.ts')).toContain('adapters: [eip155({ networks: [base], rpcUrls: { 8453: [rpcUrl] } })],')
    expect(read('src/App.tsx')).toBe(`import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { kit } from './kit'

export const App = () => <KitProvider kit={kit}>hi<KitModal /></KitProvider>
`)
  })

  it('keeps wallets with options, and other options as comments', () => {
    const { read, left } = moveDapp('web3-onboard', {
      'src/onboard.ts': init(", theme: 'dark'").replace('[injected]', '[injected, walletConnect]'),
    })
    expect(read('src/onboard.ts')).toBe(`import { rpcUrl } from './urls'


// Not moved to the kit:
// walletConnectModule({ projectId: 'abc' })
// theme: 'dark',
`)
    expect(left).toEqual([
      'src/kit.ts:8 metadata',
      "src/onboard.ts:4 walletConnectModule({ projectId: 'abc' })",
      "src/onboard.ts:4 theme: 'dark'",
    ])
  })

  it('keeps chains that the kit doesn’t include as objects', () => {
    const { read } = moveDapp('web3-onboard', {
      'src/onboard.ts': init('', "[{ id: 100, token: 'XDAI', label: 'Gnosis', rpcUrl }]"),
    })
    expect(read('src/kit.ts')).toContain(
      "eip155({ networks: [{ id: 100, name: 'Gnosis', nativeCurrency: { name: 'XDAI', symbol: 'XDAI', decimals: 18 }, rpcUrls: { default: { http: [rpcUrl] } } }] })",
    )
  })

  it.each([
    ['computed chains', init('', 'chains')],
    ['another use of its result', `${init()}\nvoid onboard.connectWallet()\n`],
  ])('stays with %s, and is listed', (_, code) => {
    const { migration, left } = moveDapp('web3-onboard', { 'src/onboard.ts': code })
    expect(migration.changed).toEqual([])
    expect(left.some((one) => one.includes(' init({'))).toBe(true)
  })
})

describe('useConnectWallet', () => {
  it('becomes hooks of the kit where all uses of the wallet have a counterpart', () => {
    const { code, left } = moveComponent(
      'useConnectWallet',
      `const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()
  if (wallet) return <p onClick={() => disconnect({ label: wallet.label })}>{wallet?.accounts[0]?.address}</p>
  return <p onClick={() => connect()}>{connecting}</p>`,
    )
    expect(code).toBe(`import { useConnection, useDisconnect } from '@kit/react'
import { useModal } from '@kit/react-ui'

export function Part() {
  const { address, isConnecting: connecting } = useConnection()
  const modal = useModal()
  const connect = () => modal.open()
  const { mutate: disconnect } = useDisconnect()
  if (address) return <p onClick={() => disconnect()}>{address}</p>
  return <p onClick={() => connect()}>{connecting}</p>
}
`)
    expect(left).toEqual([])
  })

  it.each([
    ['const [{ wallet }] = useConnectWallet()\n  return ethers(wallet.provider)'],
    ['const [{ wallet }] = useConnectWallet()\n  return show(wallet)'],
    ['const [{ wallet }] = useConnectWallet()\n  const address = wallet'],
    ['const [state] = useConnectWallet()'],
  ])('stays and is listed: %s', (body) => {
    const { code, left } = moveComponent('useConnectWallet', body)
    expect(code).toContain(body)
    expect(left).toHaveLength(1)
  })
})

describe('useSetChain', () => {
  it('becomes useSwitchNetwork where all chains are literal', () => {
    const { code } = moveComponent(
      'useSetChain',
      "const [, setChain] = useSetChain();\n  setChain({ chainId: '0x2105' });",
    )
    expect(code).toContain(
      "const { mutate: setChain } = useSwitchNetwork();\n  setChain({ networkId: 'eip155:8453' });",
    )
  })

  it('stays and is listed otherwise', () => {
    const body = 'const [, setChain] = useSetChain()\n  setChain({ chainId })'
    const { code, left } = moveComponent('useSetChain', body)
    expect(code).toContain(body)
    expect(left).toEqual(['src/Part.tsx:4 const [, setChain] = useSetChain()'])
  })
})
