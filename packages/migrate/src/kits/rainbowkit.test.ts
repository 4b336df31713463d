import { describe, expect, it } from 'vitest'
import { moveDapp } from '../testing/moveDapp.js'

const setup = {
  'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ appName: 'Mint', appDescription: 'Mints', appUrl: 'https://mint.test', chains: [mainnet] })
`,
}
const move = (files: Readonly<Record<string, string>>) => moveDapp('rainbowkit', { ...setup, ...files })

/** Moves a component that uses one hook or element. */
const moveComponent = (imports: string, body: string) => {
  const { read, left } = move({
    'src/Part.tsx': `import { ${imports} } from '@rainbow-me/rainbowkit'\n\nexport const Part = () => ${body}\n`,
  })
  return { code: read('src/Part.tsx'), left }
}

describe('the setup of RainbowKit', () => {
  it('becomes a kit in a file of its own, and a config that the kit creates', () => {
    const { read, left } = move({})
    expect(read('src/kit.ts')).toBe(`import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { modal } from '@kit/react-ui'
import { mainnet } from 'wagmi/chains'

export const kit = createKit({
  metadata: { name: 'Mint', description: 'Mints', url: 'https://mint.test', icons: [] },
  adapters: [eip155({ networks: [mainnet] })],
  plugins: [modal()],
})

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
`)
    expect(read('src/wagmi.ts')).toBe(`import { mainnet } from 'wagmi/chains'
import { createKitConfig } from '@kit/wagmi'
import { createConfig, http } from 'wagmi'
import { kit } from './kit'

export const config = createKitConfig(kit, (own) =>
  createConfig({
    ...own,
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
  }),
)
`)
    expect(left).toEqual([])
  })

  it('keeps quotes, semicolons, comments and the extension of relative imports', () => {
    const { read } = move({
      'src/wagmi.ts': `"use client";
import { getDefaultConfig } from "@rainbow-me/rainbowkit";
import { mainnet } from "./chains.js";

export const config = getDefaultConfig({
  appName: "Mint",
  appDescription: "Mints",
  appUrl: "https://mint.test",
  // Only one for now.
  chains: [mainnet],
  pollingInterval: 500,
});
`,
    })
    expect(read('src/wagmi.ts')).toBe(`"use client";
import { createKitConfig } from "@kit/wagmi";
import { createConfig, http } from "wagmi";
import { mainnet } from "./chains.js";
import { kit } from "./kit.js";

export const config = createKitConfig(kit, (own) =>
  createConfig({
    ...own,
    // Only one for now.
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    pollingInterval: 500,
  }),
);
`)
    expect(read('src/kit.ts')).toContain(`import { mainnet } from "./chains.js";\n\nexport const kit = createKit({\n`)
  })

  it('keeps the line endings of Windows, and quotes in names', () => {
    const code = `import { getDefaultConfig } from "@rainbow-me/rainbowkit";
import { mainnet } from "wagmi/chains";

export const config = getDefaultConfig({ appName: "Bob's", appDescription: 'The "best"', appUrl: "https://b.test", chains: [mainnet] });
`
    const { read } = move({ 'src/wagmi.ts': code.replaceAll('\n', '\r\n') })
    const moved = read('src/wagmi.ts')
    expect(moved.replaceAll('\r\n', '')).not.toContain('\n')
    expect(moved).toContain('import { kit } from "./kit";\r\n')
    expect(read('src/kit.ts')).toContain(
      `metadata: { name: "Bob's", description: 'The "best"', url: "https://b.test", icons: [] },`,
    )
  })

  it('creates the kit in the same file if the chains are declared there', () => {
    const { read } = move({
      'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { base, mainnet } from 'wagmi/chains'

const chains = [mainnet, ...(import.meta.env.DEV ? [base] : [])] as const
export const config = getDefaultConfig({ appName: 'Mint', appDescription: '', appUrl: 'https://mint.test', chains })
`,
    })
    expect(read('src/wagmi.ts')).toBe(`import { base, mainnet } from 'wagmi/chains'
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { modal } from '@kit/react-ui'
import { createKitConfig } from '@kit/wagmi'
import { createClient } from 'viem'
import { createConfig, http } from 'wagmi'

const chains = [mainnet, ...(import.meta.env.DEV ? [base] : [])] as const
export const kit = createKit({
  metadata: { name: 'Mint', description: '', url: 'https://mint.test', icons: [] },
  adapters: [eip155({ networks: chains })],
  plugins: [modal()],
})

export const config = createKitConfig(kit, (own) =>
  createConfig({
    ...own,
    chains,
    client: ({ chain }) => createClient({ chain, transport: http() }),
  }),
)
`)
  })

  it('keeps options without a counterpart as comments, and lists them', () => {
    const { read, left, migration } = move({
      'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'
import { wallets } from './wallets'

export const config = getDefaultConfig({
  appName: 'Mint',
  projectId: 'abc',
  wallets: [
    { groupName: 'All', wallets },
  ],
  chains: [mainnet],
  ssr: true,
})
`,
    })
    expect(read('src/wagmi.ts')).toContain(`
// Not moved to the kit:
// projectId: 'abc',
// wallets: [
//     { groupName: 'All', wallets },
//   ],
export const config = createKitConfig(kit, (own) =>`)
    expect(left).toEqual([
      'src/kit.ts:7 metadata',
      "src/wagmi.ts:7 projectId: 'abc'",
      'src/wagmi.ts:7 wallets: [',
      'src/wagmi.ts:12 ssr',
    ])
    expect(migration.remaining[1]).toEqual({
      file: 'src/wagmi.ts',
      line: 7,
      code: "projectId: 'abc'",
      todo: 'Pass `walletConnect({ relayUrl })` to `connectors` of `createKit`, with the URL of your relay.',
      guide: 'https://kit.example/kit/tree/main/docs/migrate/rainbowkit.md#wallets-on-other-devices',
    })
  })

  it('stays in a function, and so does everything else', () => {
    const code = `import { getDefaultConfig } from '@rainbow-me/rainbowkit'

export const create = (chains) => getDefaultConfig({ appName: 'Mint', chains })
`
    const { migration, left } = move({
      'src/wagmi.ts': code,
      'src/main.tsx': "import '@rainbow-me/rainbowkit/styles.css'\n",
    })
    expect(migration.changed).toEqual([])
    expect(left).toEqual([
      "src/main.tsx:1 import '@rainbow-me/rainbowkit/styles.css'",
      "src/wagmi.ts:3 getDefaultConfig({ appName: 'Mint', chains })",
    ])
  })
})

describe('RainbowKitProvider', () => {
  const provider = (props: string) =>
    moveComponent('RainbowKitProvider, darkTheme, lightTheme', `<RainbowKitProvider${props}>hi</RainbowKitProvider>`)

  it.each([
    ['', '<KitProvider kit={kit}>hi<KitModal /></KitProvider>'],
    [' theme={darkTheme()}', '<KitProvider kit={kit}><KitUi theme="dark">hi<KitModal /></KitUi></KitProvider>'],
    [
      ' theme={lightTheme({ accentColor: \'#123\' })} locale="ar"',
      '<KitProvider kit={kit}><KitUi theme="light" themeVariables={{ accent: \'#123\' }} locale="ar">hi<KitModal /></KitUi></KitProvider>',
    ],
    [
      ' theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}',
      '<KitProvider kit={kit}>hi<KitModal /></KitProvider>',
    ],
    [
      ' coolMode theme={darkTheme({ borderRadius: "none" })}',
      '<KitProvider kit={kit}>{/* Not moved to the kit: coolMode theme={darkTheme({ borderRadius: "none" })} */}hi<KitModal /></KitProvider>',
    ],
  ])('becomes the provider and the modal, with props%s', (props, expected) => {
    expect(provider(props).code.split('Part = () => ')[1]).toBe(`${expected}\n`)
  })

  it('lists props without a counterpart', () => {
    expect(provider(' coolMode').left).toEqual(['src/Part.tsx:5 coolMode'])
  })

  it('loses its style sheet', () => {
    const { read } = move({ 'src/main.tsx': "import './own.css'\nimport '@rainbow-me/rainbowkit/styles.css'\n" })
    expect(read('src/main.tsx')).toBe("import './own.css'\n")
  })
})

describe('ConnectButton of RainbowKit', () => {
  it.each([
    ['<ConnectButton label="Go" showBalance={false} />', '<ConnectButton label="Go" showBalance={false} />'],
    ['<ConnectButton chainStatus="icon" />', '<ConnectButton />'],
    ['<ConnectButton chainStatus="none" />', '<ConnectButton showNetwork={false} />'],
    ['<ConnectButton chainStatus="full" />', '<><NetworkButton /><ConnectButton showNetwork={false} /></>'],
    [
      "<ConnectButton chainStatus={{ smallScreen: 'icon', largeScreen: 'name' }} />",
      '<><NetworkButton showName={{ smallScreen: false, largeScreen: true }} /><ConnectButton showNetwork={false} /></>',
    ],
  ])('%s', (before, after) => {
    const { code, left } = moveComponent('ConnectButton', before)
    expect(code.split('Part = () => ')[1]).toBe(`${after}\n`)
    expect(code).not.toContain('rainbow')
    expect(left).toEqual([])
  })

  it('keeps its local name', () => {
    const { code } = moveComponent('ConnectButton as Wallet', '<Wallet />')
    expect(code).toBe(
      "import { ConnectButton as Wallet } from '@kit/react-ui'\n\nexport const Part = () => <Wallet />\n",
    )
  })

  it('lists a computed chainStatus', () => {
    expect(moveComponent('ConnectButton', '<ConnectButton chainStatus={status} />').left).toEqual([
      'src/Part.tsx:3 chainStatus={status}',
    ])
  })
})

describe('ConnectButton.Custom of RainbowKit', () => {
  const custom = (pattern: string, body: string, imports = '') =>
    moveComponent(`ConnectButton${imports}`, `<ConnectButton.Custom>{(${pattern}) => ${body}}</ConnectButton.Custom>`)
  const inner = ({ code }: { readonly code: string }) => /<ConnectButton[^{]*\{(.*)\}<\/Conn/.exec(code)?.[1]

  it('keeps the names of its render props', () => {
    const { code, left } = custom(
      '{ account, chain, openConnectModal: start, openChainModal }',
      '<p onClick={account ? openChainModal : start}>{chain?.name}</p>',
    )
    expect(inner({ code })).toBe(
      '({ account, network: chain, open: start, openNetworks: openChainModal }) => <p onClick={account ? openChainModal : start}>{chain?.name}</p>',
    )
    expect(left).toEqual([])
  })

  it('renames members, and reads the balance only if it is shown', () => {
    const result = custom(
      '{ account, chain }',
      '<p>{chain?.unsupported} {chain.id} {chain.iconUrl} {account.ensAvatar} {account.displayBalance}</p>',
    )
    expect(result.code).toContain('<ConnectButton.Custom showBalance>')
    expect(inner(result)).toBe(
      '({ account, network: chain, isSupportedNetwork }) => <p>{!isSupportedNetwork} {chain.reference} {chain.imageUrl} {account.avatarUrl} {account.displayBalance}</p>',
    )
  })

  it.each([
    ['mounted && account', 'account'],
    ["mounted && authenticationStatus !== 'loading'", 'true'],
    ["account && (!authenticationStatus || authenticationStatus === 'authenticated')", 'account'],
    ["!mounted || authenticationStatus === 'loading' || account", 'account'],
    ['mounted ? 1 : 2', 'true ? 1 : 2'],
  ])('simplifies conditions on constant values: %s', (before, after) => {
    const result = custom('{ account, mounted, authenticationStatus }', before)
    expect(inner(result)).toBe(`({ account }) => ${after}`)
  })

  it('keeps and lists the status of a sign-in, and members without a counterpart', () => {
    const { left, code } = custom(
      '{ account, authenticationStatus }',
      'account.hasPendingTransactions || authenticationStatus',
      ', createAuthenticationAdapter',
    )
    expect(code).toContain(
      '({ account, authenticationStatus }) => account.hasPendingTransactions || authenticationStatus',
    )
    expect(left).toEqual(['src/Part.tsx:3 authenticationStatus', 'src/Part.tsx:3 account.hasPendingTransactions'])
  })

  it('lists a function whose argument has a name', () => {
    expect(custom('state', '<p>{state.account}</p>').left).toEqual(['src/Part.tsx:3 <ConnectButton.Custom>'])
  })
})

describe("RainbowKit's hooks", () => {
  const hook = (name: string, statement: string) => moveComponent(name, `{\n  ${statement}\n  return null\n}`)

  it.each([
    [
      'useConnectModal',
      'const { openConnectModal } = useConnectModal()',
      'const connectModal = useModal()\n  const openConnectModal = () => connectModal.open()',
    ],
    [
      'useAccountModal',
      'const { openAccountModal: show, accountModalOpen } = useAccountModal();',
      "const accountModal = useModal();\n  const show = () => accountModal.open({ view: 'Account' });\n  const accountModalOpen = accountModal.isOpen && accountModal.view === 'Account';",
    ],
    [
      'useChainModal',
      'const { openChainModal } = useChainModal()',
      "const chainModal = useModal()\n  const openChainModal = () => chainModal.open({ view: 'Networks' })",
    ],
  ])('%s', (name, before, after) => {
    expect(hook(name, before).code).toBe(
      `import { useModal } from '@kit/react-ui'\n\nexport const Part = () => {\n  ${after}\n  return null\n}\n`,
    )
  })

  it.each([
    ['useConnectModal', 'const modal = useConnectModal()'],
    ['useAddRecentTransaction', 'const add = useAddRecentTransaction()'],
  ])('stay and are listed if they have no counterpart: %s', (name, statement) => {
    const { code, left } = hook(name, statement)
    expect(code).toContain(statement)
    expect(code).toContain(`import { ${name} } from '@rainbow-me/rainbowkit'`)
    expect(left).toHaveLength(1)
    expect(left[0]).toMatch(/^src\/Part.tsx:4 /)
  })
})
