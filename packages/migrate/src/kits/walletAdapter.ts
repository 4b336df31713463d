import type { SgNode } from '@ast-grep/napi'
import { importsOf, usesOf } from '../edit/imports.js'
import { type JsxElement, jsxOf } from '../edit/jsxOf.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move, Peer } from '../peer/Peer.js'
import { moveProvider } from '../steps/moveProvider.js'
import { firstLine } from '../steps/moveWagmiConfig.js'
import { placeKit } from '../steps/placeKit.js'
import { clusterOf, initializerOf } from './clusterOf.js'
import { moveSolanaHooks } from './moveSolanaHooks.js'

const modules = /^@solana\/wallet-adapter-(?!standard)/
const setup = '2-change-the-providers'
const hooks: Advice = ['See the table of hooks in the guide.', '4-change-the-hooks']
const wallet: Advice = ['Remove it: wallets of the wallet standard are listed without a package each.', setup]

/** Solana's wallet-adapter in React. */
export const walletAdapter: Peer = {
  name: 'wallet-adapter',
  modules,
  concerns: (code) => code.includes('@solana/wallet-adapter-'),
  guide: 'solana-wallet-adapter',
  setup,
  packages: ['@kit/core', '@kit/react', '@kit/react-ui', '@kit/solana'],
  peers: { '@solana/web3.js': '^1.98.4', rxjs: '^7.8.2' },
  advice: {
    ConnectionProvider: ['Render `KitProvider` and `KitModal`.', setup],
    WalletProvider: ['Render `KitProvider` and `KitModal`.', setup],
    WalletModalProvider: ['Render `KitProvider` and `KitModal`.', setup],
    WalletAdapterNetwork: ['Pass a network of `@kit/solana` to `solana()`.', setup],
    WalletMultiButton: ['Render `ConnectButton` of `@kit/react-ui`.', '3-change-the-button'],
    WalletDisconnectButton: ['Call `useDisconnect()` in a button of your own.', '3-change-the-button'],
    useWalletModal: ['Call `useModal().open()`.', '3-change-the-button'],
    useWalletMultiButton: ['Render `ConnectButton.Custom`.', '3-change-the-button'],
    useWallet: hooks,
    useConnection: hooks,
    useAnchorWallet: hooks,
    '*': wallet,
  },
  moveSetup(edit, move) {
    const [connection] = jsxOf(edit, edit.localOf('ConnectionProvider', modules))
    const [wallets] = jsxOf(edit, edit.localOf('WalletProvider', modules))
    if (!connection || !wallets || move.kitPath !== undefined) return
    const endpoint = connection.attributes.find(({ name }) => name === 'endpoint')?.value ?? ''
    const cluster = clusterOf(edit.root, endpoint)
    const statement = edit.root.children().find((one) => one.kind() !== 'import_statement' && one.isNamed())
    if (!cluster || !statement) {
      edit.leave(connection.node, firstLine(connection.opening.text()), 'Create the kit with the endpoint.', setup)
      return
    }
    const { network, url } = cluster
    const { quote, end } = edit.style
    const rpcUrls = url === undefined ? '' : `, rpcUrls: { [${network}.id]: [${url}] }`
    placeKit(
      edit,
      statement,
      {
        metadata: {},
        adapters: [`solana({ networks: [${network}]${rpcUrls} })`],
        imports: [
          ['solana', '@kit/solana'],
          ['solanaWallets', '@kit/solana'],
          [network, '@kit/solana'],
          ['Connection', '@solana/web3.js'],
        ],
        rest: ['wallets: { custom: solanaWallets }'],
        after: `\n/** Reads the chain directly, as before. */\nexport const connection = new Connection(${url ?? `${network}.rpcUrls[0] ?? ${quote}${quote}`})${end}\n`,
      },
      move,
    )
  },
  moveUses(edit, move) {
    for (const { name, from, statement } of importsOf(edit.root))
      if (name === '' && modules.test(from)) edit.removeStatement(statement)
    moveProviders(edit, move)
    const local = edit.localOf('WalletMultiButton', modules)
    for (const { attributes } of jsxOf(edit, local))
      for (const { name, node, text } of attributes)
        if (!/^(className|disabled)$/.test(name)) edit.leave(node, text, 'Remove this prop.', '3-change-the-button')
    edit.moveImport('WalletMultiButton', modules, 'ConnectButton', '@kit/react-ui')
    moveSolanaHooks(edit, modules, hooks, move)
  },
}

/** Replaces the outermost provider by the kit's, and removes the others. */
function moveProviders(edit: SourceEdit, move: Move): void {
  const [outer] = jsxOf(edit, edit.localOf('ConnectionProvider', modules))
  if (!outer) return
  const inner = ['WalletProvider', 'WalletModalProvider'].flatMap((name) => jsxOf(edit, edit.localOf(name, modules)))
  const lists = inner.flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'wallets'))
  const isKnown = ({ name }: { readonly name: string }): boolean => /^(wallets|autoConnect|endpoint)$/.test(name)
  moveProvider(edit, outer, move, (attribute) => (isKnown(attribute) ? { props: [] } : { advice: hooks }))
  for (const element of inner) {
    removeTags(edit, element)
    for (const { name, node, text } of element.attributes)
      if (!isKnown({ name })) edit.leave(node, firstLine(text), ...hooks)
  }
  const removed = [...lists, ...outer.attributes.filter(({ name }) => name === 'endpoint')].map(({ value }) => value)
  removeUnused(edit, removed)
}

function removeTags(edit: SourceEdit, { opening, closing }: JsxElement): void {
  for (const tag of [opening, closing]) if (tag) edit.removeStatement(tag)
}

/** Removes declarations of the endpoint and of the wallets that nothing else uses. Lists of wallets that aren't empty stay. */
function removeUnused(edit: SourceEdit, names: readonly string[]): void {
  const { root } = edit
  const removed: SgNode[] = []
  const isRemoved = (use: SgNode): boolean =>
    use.ancestors().some((one) => removed.some((statement) => statement.id() === one.id()))
  const remove = (name: string, uses: number): void => {
    const value = initializerOf(root, name)
    const statement = value?.parent()?.parent()
    const isOwn = usesOf(root, name).filter((use) => !isRemoved(use)).length === uses
    if (!value || !isOwn || statement?.kind() !== 'lexical_declaration' || /\bnew\b/.test(value.text())) return
    removed.push(statement)
    edit.removeStatement(statement)
  }
  // Each is used in its declaration and in the attribute, and the cluster in the endpoint.
  for (const name of names) remove(name, 2)
  const [, cluster = ''] = removed.map((one) => /clusterApiUrl\((\w+)\)/.exec(one.text())).find(Boolean) ?? []
  remove(cluster, 1)
  for (const helper of ['useMemo', 'clusterApiUrl'])
    if (removed.length > 0 && usesOf(root, helper).every(isRemoved))
      edit.dropImport(helper, /^(react|@solana\/web3\.js)$/)
}
