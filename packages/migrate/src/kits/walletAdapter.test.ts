import { describe, expect, it } from 'vitest'
import { moveDapp } from '../testing/moveDapp.js'

const providers = (
  declarations: string,
  endpoint = 'endpoint',
  wallets = 'wallets={[]}',
) => `import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider } from '@solana/wallet-adapter-react-ui'
import { clusterApiUrl } from '@solana/web3.js'
import { useMemo } from 'react'

export function Providers({ children }) {
  ${declarations}
  return (
    <ConnectionProvider endpoint={${endpoint}}>
      <WalletProvider ${wallets} autoConnect>
        <WalletModalProvider>{children}</WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}
`

/** Moves a component that uses one hook or element. */
function moveComponent(name: string, body: string) {
  const { read, left } = moveDapp('wallet-adapter', {
    'src/Providers.tsx': providers('', '"https://rpc.test"'),
    'src/Part.tsx': `import { ${name} } from '@solana/wallet-adapter-${/^use(Wallet|Connection)$/.test(name) ? 'react' : 'react-ui'}'\n\nexport function Part() {\n  ${body}\n}\n`,
  })
  return { code: read('src/Part.tsx'), left: left.filter((one) => one.startsWith('src/Part')) }
}

describe('the providers of wallet-adapter', () => {
  it.each([
    ["const endpoint = useMemo(() => clusterApiUrl('devnet'), [])", 'endpoint', 'networks: [solanaDevnet]'],
    [
      'const network = WalletAdapterNetwork.Mainnet\n  const endpoint = useMemo(() => clusterApiUrl(network), [network])',
      'endpoint',
      'networks: [solanaMainnet]',
    ],
    [
      '',
      '"https://api.testnet.rpc.test"',
      'networks: [solanaTestnet], rpcUrls: { [solanaTestnet.id]: ["https://api.testnet.rpc.test"] }',
    ],
    [
      'const endpoint = import.meta.env.VITE_RPC!',
      'endpoint',
      'networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [import.meta.env.VITE_RPC!] }',
    ],
  ])('become a kit with the cluster, and one provider: %s', (declarations, endpoint, options) => {
    const { read, left } = moveDapp('wallet-adapter', { 'src/Providers.tsx': providers(declarations, endpoint) })
    expect(read('src/kit.ts')).toContain(`adapters: [solana({ ${options} })],`)
    expect(read('src/kit.ts')).toContain('export const connection = new Connection(')
    expect(read('src/Providers.tsx')).toContain(`  return (
    <KitProvider kit={kit}>
        {children}
      <KitModal />
    </KitProvider>
  )`)
    expect(read('src/Providers.tsx')).not.toMatch(/useMemo\(|clusterApiUrl\(|WalletAdapterNetwork/)
    expect(left).toEqual(['src/kit.ts:7 metadata'])
  })

  it('stay with an endpoint that isn’t known, and are listed', () => {
    const { migration, left } = moveDapp('wallet-adapter', { 'src/Providers.tsx': providers('', 'endpointOf(props)') })
    expect(migration.changed).toEqual([])
    expect(left).toContain('src/Providers.tsx:10 <ConnectionProvider endpoint={endpointOf(props)}>')
  })

  it('keep a list of adapters, and list its imports', () => {
    const { read, left } = moveDapp('wallet-adapter', {
      'src/Providers.tsx': `import { PhantomWalletAdapter } from '@solana/wallet-adapter-wallets'\n${providers(
        'const wallets = [new PhantomWalletAdapter()]',
        '"https://rpc.test"',
        'wallets={wallets}',
      )}`,
    })
    expect(read('src/Providers.tsx')).toContain('const wallets = [new PhantomWalletAdapter()]')
    expect(left.some((one) => one.endsWith(' PhantomWalletAdapter'))).toBe(true)
  })
})

describe('the parts of wallet-adapter', () => {
  it('have counterparts: WalletMultiButton', () => {
    expect(moveComponent('WalletMultiButton', 'return <WalletMultiButton />').code).toBe(
      "import { ConnectButton } from '@kit/react-ui'\n\nexport function Part() {\n  return <ConnectButton />\n}\n",
    )
  })

  it('have counterparts: useWalletModal', () => {
    expect(moveComponent('useWalletModal', 'const { setVisible } = useWalletModal()').code).toContain(
      'const modal = useModal()\n  const setVisible = (isOpen: boolean) => (isOpen ? modal.open() : modal.close())',
    )
  })

  it('have counterparts: useConnection', () => {
    expect(moveComponent('useConnection', 'const { connection } = useConnection()\n  return connection').code).toBe(
      "import { connection } from './kit'\n\nexport function Part() {\n  return connection\n}\n",
    )
  })

  it('have counterparts: useWallet', () => {
    const { code, left } = moveComponent(
      'useWallet',
      `const { publicKey, connecting, disconnect, sendTransaction: send } = useWallet()
  return [publicKey, connecting, disconnect, () => send(make(), connection)]`,
    )
    expect(code).toBe(`import { useConnection, useDisconnect, useSendTransaction } from '@kit/react'
import { PublicKey } from '@solana/web3.js'
import { useMemo } from 'react'

export function Part() {
  const { address, isConnecting: connecting } = useConnection({ namespace: 'solana' })
  const publicKey = useMemo(() => (address ? new PublicKey(address) : null), [address])
  const { mutateAsync: disconnect } = useDisconnect()
  const { mutateAsync: send } = useSendTransaction()
  return [publicKey, connecting, disconnect, () => send({ transaction: make(), namespace: 'solana' })]
}
`)
    expect(left).toEqual([])
  })

  it.each([
    ['useWallet', 'const { signMessage } = useWallet()'],
    [
      'useWallet',
      'const { sendTransaction } = useWallet()\n  sendTransaction(one, connection, { skipPreflight: true })',
    ],
    ['useConnection', 'const { connection: rpc } = useConnection()'],
    ['WalletDisconnectButton', 'return <WalletDisconnectButton />'],
  ])('stay and are listed: %s', (name, body) => {
    const { code, left } = moveComponent(name, body)
    expect(code).toContain(body)
    expect(left).toHaveLength(1)
  })
})
