import { importsOf } from '../edit/imports.js'
import { type JsxAttribute, jsxOf, literalOf } from '../edit/jsxOf.js'
import { argumentsOf, callsOfLocal, objectArgument, optionsOf } from '../edit/options.js'
import { parseCode, type SourceEdit } from '../edit/SourceEdit.js'
import type { Move, Peer } from '../peer/Peer.js'
import { moveCustomButton, type RenderProps } from '../steps/moveCustomButton.js'
import { moveHook } from '../steps/moveHook.js'
import { type MovedProp, moveProvider } from '../steps/moveProvider.js'
import { moveWagmiConfig } from '../steps/moveWagmiConfig.js'
import { moveRainbowButton } from './moveRainbowButton.js'

const modules = /^@rainbow-me\/rainbowkit(\/|$)/
const pairing = [
  'Pass `walletConnect({ relayUrl })` to `connectors` of `createKit`, with the URL of your relay.',
  'wallets-on-other-devices',
] as const
const wallets = ['Pass wallets as data to `wallets` of `createKit`.', 'wallets-on-other-devices'] as const
const theme = ['Set `theme` and `themeVariables` of `KitUi`.', 'theme'] as const
const provider = ['See the table of props in the guide.', '4-change-the-hooks'] as const
const signIn = ['Sign in with `@kit/siwx`.', 'sign-in'] as const
const hooks = ['See the table of hooks in the guide.', '4-change-the-hooks'] as const

export const rainbowkit: Peer = {
  name: 'RainbowKit',
  modules,
  concerns: (code) => code.includes('@rainbow-me/rainbowkit'),
  guide: 'rainbowkit',
  setup: '2-change-the-providers',
  packages: ['@kit/core', '@kit/eip155-viem', '@kit/react', '@kit/react-ui', '@kit/wagmi'],
  peers: { rxjs: '^7.8.2', viem: '^2.57.1', wagmi: '^2.19.5' },
  advice: {
    getDefaultConfig: ['Create the kit, and the config with `createKitConfig`.', '2-change-the-providers'],
    RainbowKitProvider: ['Render `KitProvider` and `KitModal`.', '2-change-the-providers'],
    connectorsForWallets: wallets,
    getDefaultWallets: wallets,
    WalletButton: ['Call `kit.connect({ connectorId })` in your own button.', '3-change-the-button'],
    ConnectButton: ['Render `ConnectButton` of `@kit/react-ui`.', '3-change-the-button'],
    useAddRecentTransaction: [
      'Remove it: the kit records transactions. `kit.recordTransaction` adds a description.',
      '4-change-the-hooks',
    ],
    useConnectModal: hooks,
    useAccountModal: hooks,
    useChainModal: hooks,
    lightTheme: theme,
    darkTheme: theme,
    midnightTheme: theme,
    cssStringFromTheme: theme,
    cssObjectFromTheme: theme,
    Theme: theme,
    RainbowKitAuthenticationProvider: signIn,
    createAuthenticationAdapter: signIn,
    RainbowKitSiweNextAuthProvider: signIn,
    '*': ['It has no counterpart in the kit, or none that the codemod knows.', 'what-you-gain-and-lose'],
  },
  moveSetup(edit, move) {
    const [call] = callsOfLocal(edit.root, edit.localOf('getDefaultConfig', modules))
    const object = call && objectArgument(call)
    if (!object) return
    moveWagmiConfig(
      edit,
      {
        call,
        object,
        metadata: { name: 'appName', description: 'appDescription', url: 'appUrl', icon: 'appIcon' },
        advice: {
          projectId: pairing,
          wallets,
          connectors: wallets,
          walletConnectParameters: pairing,
          '*': ['The kit sets this option of wagmi, or has no counterpart.', '2-change-the-providers'],
        },
      },
      move,
    )
  },
  moveUses(edit, move) {
    for (const one of importsOf(edit.root))
      if (one.name === '' && modules.test(one.from)) edit.removeStatement(one.statement)
    for (const element of jsxOf(edit, edit.localOf('RainbowKitProvider', modules)))
      moveProvider(edit, element, move, (attribute) => movedProp(attribute, edit))
    moveButtons(edit, move)
    moveHooks(edit)
  },
}

function moveButtons(edit: SourceEdit, move: Move): void {
  const local = edit.localOf('ConnectButton', modules)
  for (const element of jsxOf(edit, local)) moveRainbowButton(edit, element)
  const hasSignIn = move.imports('createAuthenticationAdapter') || move.imports('RainbowKitSiweNextAuthProvider')
  for (const element of jsxOf(edit, local && `${local}.Custom`)) moveCustomButton(edit, element, renderProps(hasSignIn))
  edit.moveImport('ConnectButton', modules, 'ConnectButton', '@kit/react-ui')
}

/** @param hasSignIn Whether the dapp signs in with RainbowKit. Otherwise `authenticationStatus` is always undefined. */
const renderProps = (hasSignIn: boolean): RenderProps => ({
  renamed: {
    account: 'account',
    chain: 'network',
    openAccountModal: 'open',
    openConnectModal: 'open',
    openChainModal: 'openNetworks',
    accountModalOpen: 'isModalOpen',
    chainModalOpen: 'isModalOpen',
    connectModalOpen: 'isModalOpen',
  },
  replaced: {},
  constants: { mounted: 'true', ...(!hasSignIn && { authenticationStatus: 'undefined' }) },
  members: {
    account: {
      address: 'address',
      displayName: 'displayName',
      displayBalance: 'displayBalance',
      ensAvatar: 'avatarUrl',
    },
    chain: {
      name: 'name',
      id: 'reference',
      iconUrl: 'imageUrl',
      hasIcon: 'imageUrl',
      unsupported: '!isSupportedNetwork',
    },
  },
  advice: ['Use what `ConnectButton.Custom` of the kit passes.', '3-change-the-button'],
})

function moveHooks(edit: SourceEdit): void {
  for (const [kind, options] of [
    ['Connect', ''],
    ['Account', "{ view: 'Account' }"],
    ['Chain', "{ view: 'Networks' }"],
  ] as const) {
    const name = kind.toLowerCase()
    const isMoved = moveHook(edit, edit.localOf(`use${kind}Modal`, modules), hooks, (taken) => {
      const modal = edit.hasName(`${name}Modal`) ? `${name}KitModal` : `${name}Modal`
      const view = { Connect: 'Connect', Account: 'Account', Chain: 'Networks' }[kind]
      const quote = edit.style.quote
      const lines = taken.map((one) => {
        if (one.name === `open${kind}Modal`)
          return `const ${one.local} = () => ${modal}.open(${options.replaceAll("'", quote)})`
        if (one.name === `${name}ModalOpen`)
          return `const ${one.local} = ${modal}.isOpen && ${modal}.view === ${quote}${view}${quote}`
        return ''
      })
      return lines.includes('') ? undefined : [`const ${modal} = useModal()`, ...lines]
    })
    if (isMoved) edit.addImport('useModal', '@kit/react-ui')
  }
}

function movedProp(attribute: JsxAttribute, edit: SourceEdit): MovedProp {
  const { name, text, value } = attribute
  if (name === 'locale') return { props: [text] }
  if (name === 'theme') {
    const props = themeProps(value, edit)
    return props ? { props } : { advice: theme }
  }
  if (name === 'initialChain') return { advice: ['Set `defaultNetworkId` of `createKit`.', '4-change-the-hooks'] }
  return { advice: provider }
}

/** Returns the props of `KitUi` for a theme, or undefined if some of it has no counterpart. */
function themeProps(value: string, edit: SourceEdit): readonly string[] | undefined {
  const themes = {
    [edit.localOf('lightTheme', modules) ?? '']: 'light',
    [edit.localOf('darkTheme', modules) ?? '']: 'dark',
  }
  const call = parseCode('a.tsx', `(${value})`).find({
    rule: { kind: 'call_expression', inside: { kind: 'parenthesized_expression' } },
  })
  const theme = themes[call?.field('function')?.text() ?? '-']
  if (!call || theme === undefined) return autoTheme(value, Object.keys(themes)) ? [] : undefined
  const object = objectArgument(call)
  const options = object ? optionsOf(object) : []
  if ((argumentsOf(call).length > 0 && !object) || options.some(({ name }) => name !== 'accentColor')) return undefined
  const [accent] = options.filter(({ value }) => literalOf(value) !== undefined || /^[\w.]+$/.test(value))
  if (options.length > 0 && !accent) return undefined
  return [`theme="${theme}"`, ...(accent ? [`themeVariables={{ accent: ${accent.value} }}`] : [])]
}

/** Whether a theme follows the system: `{ lightMode: lightTheme(), darkMode: darkTheme() }`, which is the default of the kit. */
const autoTheme = (value: string, [light, dark]: readonly string[]): boolean =>
  value.replace(/\s|,(?=\s*})/g, '') === `{lightMode:${light}(),darkMode:${dark}()}`
