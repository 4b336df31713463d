import type budgets from '@kit/size/budgets.json'

/** Budgets in bytes, by name of the measured page. */
export type Budgets = typeof budgets
type PageName = keyof Budgets

/** A package that users can add: what it is for, what to install, its code, and the measured page that has it. */
export type Part = {
  readonly id: string
  readonly label: string
  readonly install: string
  readonly imports: string
  /** Expression in `adapters`, `connectors` or `plugins`. */
  readonly code: string
  readonly page: PageName
}

/** Adapters, one per chain family. */
export const adapters: readonly Part[] = [
  {
    id: 'eip155',
    label: 'EVM chains',
    install: '@kit/eip155-viem viem',
    imports: "import { eip155 } from '@kit/eip155-viem'\nimport { base, mainnet } from '@kit/eip155-viem/chains'",
    code: 'eip155({ networks: [mainnet, base] })',
    page: 'EVM',
  },
  {
    id: 'solana',
    label: 'Solana',
    install: '@kit/solana @solana/web3.js@1',
    imports: "import { solana, solanaMainnet } from '@kit/solana'",
    code: 'solana({ networks: [solanaMainnet] })',
    page: 'Solana',
  },
  {
    id: 'polkadot',
    label: 'Polkadot',
    install: '@kit/polkadot @polkadot/api',
    imports: "import { polkadot, polkadotAssetHub } from '@kit/polkadot'",
    code: 'polkadot({ networks: [polkadotAssetHub] })',
    page: 'Polkadot',
  },
  {
    id: 'bitcoin',
    label: 'Bitcoin',
    install: '@kit/bitcoin',
    imports: "import { bitcoin, bitcoinMainnet } from '@kit/bitcoin'",
    code: 'bitcoin({ networks: [bitcoinMainnet] })',
    page: 'Bitcoin',
  },
]

/** Packages that a page can have beside adapters. */
export const extras: readonly (Part & { readonly slot: 'connectors' | 'plugins' })[] = [
  {
    id: 'walletconnect',
    label: 'Wallets on other devices',
    install: '@kit/walletconnect',
    imports: "import { walletConnect } from '@kit/walletconnect'",
    code: "walletConnect({ relayUrl: 'wss://relay.example' })",
    slot: 'connectors',
    page: 'EVM and pairing',
  },
  {
    id: 'siwx',
    label: 'Sign-in with a message',
    install: '@kit/siwx',
    imports: "import { createSiwx, siwx } from '@kit/siwx'",
    code: "siwx(createSiwx({ statement: 'Sign in to the example.' }))",
    slot: 'plugins',
    page: 'EVM and signing in',
  },
]

/** How the page shows the modal. */
export const views = [
  { id: 'react', label: 'React', install: '@kit/react @kit/react-ui', from: '@kit/react-ui' },
  { id: 'element', label: 'Custom elements', install: '@kit/element', from: '@kit/element' },
  { id: 'none', label: 'No modal', install: '', from: undefined },
] as const

/** Choice of the user, by ID. */
export type Choice = {
  readonly view: (typeof views)[number]['id']
  readonly adapters: readonly string[]
  readonly extras: readonly string[]
}

/** Command that installs the chosen packages, code that creates the kit, and scripts at load in kB after gzip. */
export type Answer = { readonly install: string; readonly code: string; readonly kilobytes: number }

/** Returns the packages, the code and the size of a choice. */
export function answerOf(choice: Choice, sizes: Budgets): Answer {
  const chosen = adapters.filter(({ id }) => choice.adapters.includes(id))
  const added = extras.filter(({ id }) => choice.extras.includes(id))
  const view = views.find(({ id }) => id === choice.view) ?? views[0]
  const inSlot = (slot: string) => added.filter((part) => part.slot === slot).map(({ code }) => code)
  const plugins = [...(view.from ? ['modal()'] : []), ...inSlot('plugins')]
  const connectors = inSlot('connectors')
  const imports = [
    "import { createKit } from '@kit/core'",
    ...[...chosen, ...added].map((part) => part.imports),
    ...(view.from ? [`import { modal } from '${view.from}'`] : []),
  ]
  const list = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`  ${name}: [${values.join(', ')}],`] : []
  const code = [
    ...imports,
    '',
    'export const kit = createKit({',
    "  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },",
    ...(chosen.length > 0
      ? list(
          'adapters',
          chosen.map(({ code }) => code),
        )
      : ['  adapters: [],']),
    ...list('connectors', connectors),
    ...list('plugins', plugins),
    '})',
  ]
  const install = ['npm install @kit/core', ...[...chosen, ...added].map((part) => part.install), view.install, 'rxjs']
  return {
    install: install.filter((words) => words !== '').join(' '),
    code: code.join('\n'),
    kilobytes: Math.round(bytesOf(choice, chosen, added, sizes) / 1000),
  }
}

/** Adds to a page without a chain what each choice adds to its measured page. */
function bytesOf({ view }: Choice, chosen: readonly Part[], added: readonly Part[], sizes: Budgets): number {
  const chain = sizes['no chain'].load
  const base = { react: chain, element: chain + beyond('EVM by the element', 'EVM'), none: sizes['engine alone'].load }
  const adapterBytes = chosen.reduce((sum, { page }) => sum + sizes[page].load - chain, 0)
  return base[view] + adapterBytes + added.reduce((sum, { page }) => sum + beyond(page, 'EVM'), 0)

  function beyond(page: PageName, than: PageName): number {
    return sizes[page].load - sizes[than].load
  }
}
