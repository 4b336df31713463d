import { describe, expect, it } from 'vitest'
import { moveDapp } from '../testing/moveDapp.js'

const own =
  "  adapters: [wagmiAdapter],\n  networks: [mainnet],\n  metadata: { name: 'Mint', description: 'Mints', url: 'https://mint.test', icons: [] },\n"
const file = (options = '', more = '') => `import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet } from '@reown/appkit/networks'
import { WagmiProvider } from 'wagmi'

const wagmiAdapter = new WagmiAdapter({ networks: [mainnet], projectId: 'abc', ssr: true })
createAppKit({
${own}${options}})
${more}
export const Providers = ({ children }) => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>{children}</WagmiProvider>
)
`

/** Moves a component that uses one hook or element. */
function moveComponent(imports: string, body: string) {
  const { read, left } = moveDapp('appkit', {
    'src/Providers.tsx': file(),
    'src/Part.tsx': `import { ${imports} } from '@reown/appkit/react'\n\nexport const Part = () => ${body}\n`,
  })
  return { code: read('src/Part.tsx'), left }
}

describe('the setup of AppKit', () => {
  it('becomes a kit, a config that the kit creates, and a provider inside of wagmi’s', () => {
    const { read, left } = moveDapp('appkit', { 'src/Providers.tsx': file() })
    expect(read('src/Providers.tsx')).toBe(`import { createConfig, http, WagmiProvider } from 'wagmi'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { createKitConfig } from '@kit/wagmi'
import { mainnet } from 'viem/chains'
import { kit } from './kit'

export const wagmiConfig = createKitConfig(kit, (own) =>
  createConfig({
    ...own,
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    ssr: true,
  }),
)

export const Providers = ({ children }) => (
  <WagmiProvider config={wagmiConfig}><KitProvider kit={kit}>{children}<KitModal /></KitProvider></WagmiProvider>
)
`)
    expect(read('src/kit.ts')).toContain("import { mainnet } from 'viem/chains'")
    expect(left).toEqual(['src/Providers.tsx:8 ssr'])
  })

  it('keeps options without a counterpart as comments, and lists them', () => {
    const { read, left } = moveDapp('appkit', {
      'src/Providers.tsx': file("  debug: true,\n  projectId: 'abc',\n  themeMode: 'dark',\n").replace(
        ', ssr: true',
        '',
      ),
    })
    expect(read('src/kit.ts')).toContain('  plugins: [modal()],\n  debug: true,\n')
    expect(read('src/Providers.tsx')).toContain(
      "// Not moved to the kit:\n// projectId: 'abc',\n// themeMode: 'dark',\nexport const wagmiConfig",
    )
    expect(left.map((one) => one.replace(/.*:\d+ /, ''))).toEqual(["projectId: 'abc'", "themeMode: 'dark'"])
  })

  it.each([
    ['another adapter', file().replace('[wagmiAdapter]', '[wagmiAdapter, solanaAdapter]')],
    ['another use of the adapter', file('', 'start(wagmiAdapter)\n')],
    [
      'a use of the config before the kit',
      file().replace('createAppKit({\n', 'const early = wagmiAdapter.wagmiConfig\ncreateAppKit({\n'),
    ],
    ['a use of the modal', file('', 'modal.open()\n').replace('createAppKit({\n', 'const modal = createAppKit({\n')],
  ])('stays with %s, and is listed', (_, code) => {
    const { migration, left } = moveDapp('appkit', { 'src/Providers.tsx': code })
    expect(migration.changed).toEqual([])
    expect(left.some((one) => one.includes('createAppKit({'))).toBe(true)
  })

  it('keeps networks of other chain families, and lists them', () => {
    const { read, left } = moveDapp('appkit', {
      'src/Providers.tsx': file(),
      'src/a.ts': "import { base, solana } from '@reown/appkit/networks'\nlog(base, solana)\n",
    })
    expect(read('src/a.ts')).toBe(
      "import { solana } from '@reown/appkit/networks'\nimport { base } from 'viem/chains'\nlog(base, solana)\n",
    )
    expect(left).toContain('src/a.ts:3 solana')
  })
})

describe("AppKit's buttons", () => {
  it.each([
    ['<appkit-button balance="show" size="sm" />', '<ConnectButton showBalance size="sm" />', 0],
    ['<appkit-button balance="hide"></appkit-button>', '<ConnectButton></ConnectButton>', 0],
    ['<AppKitButton label="Go" />', '<ConnectButton label="Go" />', 0],
    ['<w3m-network-button />', '<NetworkButton />', 0],
    ['<appkit-account-button namespace="solana" />', '<ConnectButton namespace="solana" />', 1],
  ])('%s', (before, after, count) => {
    const { code, left } = moveComponent('AppKitButton', before)
    expect(code.split('Part = () => ')[1]).toBe(`${after}\n`)
    expect(left.filter((one) => one.startsWith('src/Part.tsx:') && one.includes('namespace'))).toHaveLength(count)
  })
})

describe("AppKit's hooks", () => {
  it.each([
    [
      'useAppKit',
      'const { open, close } = useAppKit()',
      'const { open, close } = useModal()',
      'useModal',
      '@kit/react-ui',
    ],
    [
      'useAppKitAccount',
      "const { address: own, isConnected } = useAppKitAccount({ namespace: 'eip155' })",
      "const { address: own, isConnected } = useConnection({ namespace: 'eip155' })",
      'useConnection',
      '@kit/react',
    ],
    [
      'useAppKitNetwork',
      'const { caipNetwork } = useAppKitNetwork()',
      'const { network: caipNetwork } = useConnection()',
      'useConnection',
      '@kit/react',
    ],
    [
      'useDisconnect',
      'const { disconnect } = useDisconnect()',
      'const { mutate: disconnect } = useDisconnect()',
      'useDisconnect',
      '@kit/react',
    ],
  ])('%s', (name, before, after, next, from) => {
    expect(moveComponent(name, `{\n  ${before}\n}`).code).toBe(
      `import { ${next} } from '${from}'\n\nexport const Part = () => {\n  ${after}\n}\n`,
    )
  })

  it('stay and are listed if a property has no counterpart', () => {
    const { code, left } = moveComponent('useAppKitAccount', '{\n  const { caipAddress } = useAppKitAccount()\n}')
    expect(code).toContain('const { caipAddress } = useAppKitAccount()')
    expect(left).toContain('src/Part.tsx:4 const { caipAddress } = useAppKitAccount()')
  })
})
