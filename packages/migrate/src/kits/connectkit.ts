import { type JsxAttribute, type JsxElement, jsxOf, literalOf } from '../edit/jsxOf.js'
import { callsOfLocal, objectArgument } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Peer } from '../peer/Peer.js'
import { moveCustomButton, type RenderProps } from '../steps/moveCustomButton.js'
import { moveHook, type TakenProperty } from '../steps/moveHook.js'
import { type MovedProp, moveProvider } from '../steps/moveProvider.js'
import { moveWagmiConfig } from '../steps/moveWagmiConfig.js'

const modules = /^connectkit(\/|$)/
const setup = '2-change-the-setup'
const pairing: Advice = [
  'Pass `walletConnect({ relayUrl })` to `connectors` of `createKit`, with the URL of your relay.',
  'wallets-on-other-devices',
]
const theme: Advice = ['Set `theme` and `themeVariables` of `KitUi`.', 'theme']
const button: Advice = ['See the table of props in the guide.', '4-change-the-button']
const hooks: Advice = ['See the table of hooks in the guide.', '5-change-the-hooks']
const signIn: Advice = ['Sign in with `@kit/siwx`.', 'sign-in']

export const connectkit: Peer = {
  name: 'ConnectKit',
  modules,
  concerns: (code) => code.includes('connectkit'),
  guide: 'connectkit',
  setup,
  packages: ['@kit/core', '@kit/eip155-viem', '@kit/react', '@kit/react-ui', '@kit/wagmi'],
  peers: { rxjs: '^7.8.2', viem: '^2.57.1', wagmi: '^2.19.5' },
  advice: {
    getDefaultConfig: ['Create the kit, and the config with `createKitConfig`.', setup],
    ConnectKitProvider: ['Render `KitProvider` and `KitModal`.', '3-change-the-providers'],
    ConnectKitButton: ['Render `ConnectButton` of `@kit/react-ui`.', '4-change-the-button'],
    Avatar: ['Render your own image of `account.avatarUrl`.', '4-change-the-button'],
    ChainIcon: ['Render your own image of `network.imageUrl`.', '4-change-the-button'],
    useModal: hooks,
    useChains: ['Call `useNetworks()` of `@kit/react`.', '5-change-the-hooks'],
    useSIWE: ['Call `useSiwx()` of `@kit/siwx/react`.', '5-change-the-hooks'],
    SIWEProvider: signIn,
    '*': ['It has no counterpart in the kit, or none that the codemod knows.', 'what-you-gain-and-lose'],
  },
  moveSetup(edit, move) {
    const [defaults] = callsOfLocal(edit.root, edit.localOf('getDefaultConfig', modules))
    const object = defaults && objectArgument(defaults)
    if (!defaults || !object) return
    const outer = defaults.parent()?.parent()
    const isInConfig = outer?.field('function')?.text() === edit.localOf('createConfig', /^wagmi$/)
    moveWagmiConfig(
      edit,
      {
        call: isInConfig && outer ? outer : defaults,
        object,
        metadata: { name: 'appName', description: 'appDescription', url: 'appUrl', icon: 'appIcon' },
        advice: {
          walletConnectProjectId: pairing,
          '*': ['The kit sets this option of wagmi, or has no counterpart.', setup],
        },
      },
      move,
    )
  },
  moveUses(edit, move) {
    for (const element of jsxOf(edit, edit.localOf('ConnectKitProvider', modules)))
      moveProvider(edit, element, move, movedProp)
    const local = edit.localOf('ConnectKitButton', modules)
    for (const element of jsxOf(edit, local)) moveButton(edit, element)
    for (const element of jsxOf(edit, local && `${local}.Custom`)) moveCustomButton(edit, element, renderProps)
    edit.moveImport('ConnectKitButton', modules, 'ConnectButton', '@kit/react-ui')
    const isMoved = moveHook(edit, edit.localOf('useModal', modules), hooks, (taken) => modalStatements(edit, taken))
    if (isMoved) {
      edit.dropImport('useModal', modules)
      edit.addImport('useModal', '@kit/react-ui')
    }
  },
}

const renderProps: RenderProps = {
  renamed: { chain: 'network', show: 'open' },
  replaced: {
    isConnected: { code: 'account !== undefined', needs: 'account' },
    isConnecting: { code: "status === 'connecting'", needs: 'status' },
    address: { code: 'account?.address', needs: 'account' },
    ensName: { code: 'account?.displayName', needs: 'account' },
    truncatedAddress: { code: 'account?.displayName', needs: 'account' },
    unsupported: { code: '!isSupportedNetwork', needs: 'isSupportedNetwork' },
  },
  constants: {},
  members: { chain: { name: 'name', id: 'reference', unsupported: '!isSupportedNetwork' } },
  advice: button,
}

/** Changes the props of ConnectKit's button. */
function moveButton(edit: SourceEdit, { attributes }: JsxElement): void {
  for (const { name, value, text, node } of attributes) {
    if (/^(label|showBalance)$/.test(name)) continue
    if (name === 'showAvatar' && value === 'false') edit.replace(node, 'accountStatus="address"')
    else if (name === 'showAvatar' && value === 'true') edit.removeAttribute(node)
    else if (name === 'mode' && literalOf(value) !== undefined) edit.replace(node, `theme=${value}`)
    else edit.leave(node, text, ...(/theme/i.test(name) ? theme : button))
  }
}

function movedProp({ name, value }: JsxAttribute): MovedProp {
  const literal = literalOf(value)
  if (name === 'mode' && literal !== undefined) return { props: literal === 'auto' ? [] : [`theme="${literal}"`] }
  if (name === 'theme' && /^(auto|default)$/.test(literal ?? '')) return { props: [] }
  return { advice: /^(mode|theme|customTheme|options)$/.test(name) ? theme : hooks }
}

function modalStatements(edit: SourceEdit, taken: readonly TakenProperty[]): readonly string[] | undefined {
  const modal = edit.hasName('modal') ? 'kitModal' : 'modal'
  const { quote } = edit.style
  const type = /\.tsx?$/.test(edit.path) ? ': boolean' : ''
  const code: Readonly<Record<string, string>> = {
    open: `${modal}.isOpen`,
    setOpen: `(isOpen${type}) => (isOpen ? ${modal}.open() : ${modal}.close())`,
    openProfile: `() => ${modal}.open({ view: ${quote}Account${quote} })`,
    openSwitchNetworks: `() => ${modal}.open({ view: ${quote}Networks${quote} })`,
  }
  if (taken.some(({ name }) => code[name] === undefined)) return undefined
  return [`const ${modal} = useModal()`, ...taken.map(({ name, local }) => `const ${local} = ${code[name]}`)]
}
