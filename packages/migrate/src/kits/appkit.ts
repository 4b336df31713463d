import { importsOf } from '../edit/imports.js'
import { jsxOf } from '../edit/jsxOf.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move, Peer } from '../peer/Peer.js'
import { moveHook } from '../steps/moveHook.js'
import { wrapChildren } from '../steps/moveProvider.js'
import { relativeModule } from '../steps/placeKit.js'
import { moveAppKitButtons } from './moveAppKitButtons.js'
import { appKitModules as modules, moveAppKitSetup, movedNetworkModule } from './moveAppKitSetup.js'

const hooks: Advice = ['See the table of hooks in the guide.', '4-change-the-hooks']
const button: Advice = ['Render `ConnectButton` or `NetworkButton` of `@kit/react-ui`.', '3-change-the-button']
const setup = '2-change-the-setup'
/** AppKit 1 in React, with its adapter for wagmi. */
export const appkit: Peer = {
  name: 'AppKit',
  modules,
  concerns: (code) => /@reown\/appkit|<(appkit|w3m)-|wagmiConfig|\w+Adapter\b/.test(code),
  guide: 'appkit',
  setup,
  packages: ['@kit/core', '@kit/eip155-viem', '@kit/react', '@kit/react-ui', '@kit/wagmi'],
  peers: { rxjs: '^7.8.2', viem: '^2.57.1', wagmi: '^2.19.5' },
  advice: {
    createAppKit: ['Create the kit with the adapters that the guide lists.', setup],
    WagmiAdapter: ['Create the config with `createKitConfig`.', setup],
    EthersAdapter: ['Use `eip155` of `@kit/eip155-ethers`.', '1-install'],
    Ethers5Adapter: ['Use `eip155` of `@kit/eip155-ethers`.', '1-install'],
    SolanaAdapter: ['Use `solana` of `@kit/solana`.', '1-install'],
    BitcoinAdapter: ['Use `bitcoin` of `@kit/bitcoin`.', '1-install'],
    useAppKit: hooks,
    useAppKitAccount: hooks,
    useAppKitNetwork: hooks,
    useAppKitProvider: hooks,
    useAppKitConnection: hooks,
    useAppKitConnections: hooks,
    useAppKitBalance: hooks,
    useAppKitState: hooks,
    useAppKitTheme: hooks,
    useAppKitEvents: hooks,
    useDisconnect: hooks,
    useWalletInfo: hooks,
    AppKitButton: button,
    AppKitNetworkButton: button,
    AppKitConnectButton: button,
    AppKitAccountButton: button,
    createSIWEConfig: ['Sign in with `@kit/siwx`.', 'sign-in'],
    DefaultSIWX: ['Sign in with `@kit/siwx`.', 'sign-in'],
    '*': ['It has no counterpart in the kit, or none that the codemod knows.', 'what-you-gain-and-lose'],
  },
  moveSetup: moveAppKitSetup,
  moveUses(edit, move) {
    moveConfigUses(edit, move)
    moveNetworks(edit)
    moveAppKitButtons(edit)
    moveHooks(edit)
  },
}

/** Replaces the config of the adapter, and renders the kit inside wagmi's provider. */
function moveConfigUses(edit: SourceEdit, move: Move): void {
  const { config } = move
  if (!config) return
  const old = `${config.replaces}.wagmiConfig`
  const [provider] = jsxOf(edit, edit.localOf('WagmiProvider', /^wagmi$/))
  if (provider?.attributes.some(({ value }) => value === old)) {
    const [queries] = jsxOf(edit, edit.localOf('QueryClientProvider', /^@tanstack\/react-query$/), provider.node)
    wrapChildren(edit, queries ?? provider, move)
  }
  const uses = edit.root.findAll({ rule: { kind: 'member_expression' } }).filter((node) => node.text() === old)
  for (const use of uses) edit.replace(use, config.name)
  if (uses.length > 0 && edit.path !== config.path)
    edit.addImport(config.name, relativeModule(edit.path, config.path, edit.style))
  edit.dropImport(config.replaces, /^(?!@reown\/)/)
}

function moveNetworks(edit: SourceEdit): void {
  for (const { name, from } of importsOf(edit.root)) {
    const next = movedNetworkModule(name, from)
    if (next !== from) edit.moveImport(name, /^@reown\/appkit\/networks$/, name, next)
  }
  const tuple = /\s*(as|:) \[AppKitNetwork, \.\.\.AppKitNetwork\[\]\]$/
  for (const node of edit.root.findAll({ rule: { kind: 'as_expression', regex: tuple.source } }))
    edit.replace(node, node.text().replace(tuple, ' as const'))
  for (const node of edit.root.findAll({ rule: { kind: 'type_annotation', regex: tuple.source } })) {
    edit.removeAttribute(node)
    const value = node.parent()?.field('value')
    if (value) edit.insert(value.range().end.index, ' as const')
  }
}

function moveHooks(edit: SourceEdit): void {
  /** The hook that returns the same properties, by the names of AppKit's. */
  const table = [
    ['useAppKit', 'useModal', '@kit/react-ui', { open: 'open', close: 'close' }],
    [
      'useAppKitAccount',
      'useConnection',
      '@kit/react',
      { address: 'address', isConnected: 'isConnected', status: 'status' },
    ],
    ['useAppKitNetwork', 'useConnection', '@kit/react', { caipNetwork: 'network', caipNetworkId: 'networkId' }],
    ['useDisconnect', 'useDisconnect', '@kit/react', { disconnect: 'mutate' }],
  ] as const
  for (const [name, next, from, names] of table) {
    const isMoved = moveHook(edit, edit.localOf(name, modules), hooks, (taken, call) => {
      const known: Readonly<Record<string, string>> = names
      if (taken.some((one) => known[one.name] === undefined)) return undefined
      const list = taken.map((one) => (known[one.name] === one.local ? one.local : `${known[one.name]}: ${one.local}`))
      return [`const { ${list.join(', ')} } = ${next}${call.field('arguments')?.text() ?? '()'}`]
    })
    if (!isMoved) continue
    edit.dropImport(name, modules)
    edit.addImport(next, from)
  }
}
