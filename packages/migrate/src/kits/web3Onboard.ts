import type { SgNode } from '@ast-grep/napi'
import { importsOf, usesOf } from '../edit/imports.js'
import { jsxOf } from '../edit/jsxOf.js'
import { argumentsOf, callsOfLocal, objectArgument, optionsOf, topStatementOf } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move, Peer } from '../peer/Peer.js'
import { asComment } from '../steps/asComment.js'
import { moveProvider } from '../steps/moveProvider.js'
import { firstLine } from '../steps/moveWagmiConfig.js'
import { placeKit } from '../steps/placeKit.js'
import { kitChains } from './kitChains.js'
import { moveOnboardHooks } from './moveOnboardHooks.js'

const modules = /^@web3-onboard\//
const setup = '2-change-the-setup'
const hooks: Advice = ['See the table of hooks in the guide.', '4-change-the-hooks']
const theme: Advice = ['Render `KitUi` with `theme` around your app.', 'theme']
const wallet: Advice = [
  'Remove it if it only lists wallets: installed wallets need no module. Wallets on other devices need a relay.',
  setup,
]

/** Web3-Onboard 2. */
export const web3Onboard: Peer = {
  name: 'Web3-Onboard',
  modules,
  concerns: (code) => code.includes('@web3-onboard/') || /[oO]nboard/.test(code),
  guide: 'web3-onboard',
  setup,
  packages: ['@kit/core', '@kit/eip155-viem', '@kit/react', '@kit/react-ui'],
  peers: { rxjs: '^7.8.2', viem: '^2.57.1' },
  advice: {
    init: ['Create the kit with the chains of Web3-Onboard.', setup],
    Web3OnboardProvider: ['Render `KitProvider` and `KitModal`.', '3-change-the-provider-and-the-button'],
    useConnectWallet: hooks,
    useSetChain: hooks,
    useWallets: hooks,
    useNotifications: hooks,
    useAccountCenter: hooks,
    default: wallet,
    '*': ['See the table of the core API in the guide.', '5-change-the-core-api'],
  },
  moveSetup(edit, move) {
    const [call] = callsOfLocal(edit.root, edit.localOf('init', modules))
    const object = call && objectArgument(call)
    if (!object) return
    const statement = topStatementOf(call)
    const all = optionsOf(object)
    const chains = all.find(({ name }) => name === 'chains')
    const networks = kitChains(chains?.node.field('value'))
    const variable = call.parent()?.field('name')?.text()
    if (
      !statement ||
      !networks ||
      variable === undefined ||
      move.kitPath !== undefined ||
      !isOnlyProvided(variable, move)
    ) {
      edit.leave(call, firstLine(call.text()), 'Create the kit with the chains of Web3-Onboard.', setup)
      return
    }
    placeKit(
      edit,
      statement,
      { metadata: metadataOf(all.find(({ name }) => name === 'appMetadata')?.node), ...networks },
      move,
    )
    const lost = all
      .filter(({ name }) => !/^(chains|appMetadata|wallets)$/.test(name))
      .map(({ name, text }) => ({ name, text }))
    const remainingModules = removeModules(edit, all.find(({ name }) => name === 'wallets')?.node.field('value'))
    for (const text of remainingModules) edit.leave(statement, firstLine(text), ...wallet)
    for (const { name, text } of lost)
      edit.leave(statement, firstLine(text), ...(/theme|i18n/.test(name) ? theme : hooks))
    edit.insert(statement.range().start.index, asComment([...remainingModules, ...lost.map(({ text }) => `${text},`)]))
    edit.removeStatement(statement)
    move.replaced.add(variable)
  },
  moveUses(edit, move) {
    for (const element of jsxOf(edit, edit.localOf('Web3OnboardProvider', modules)))
      moveProvider(edit, element, move, ({ name }) => (name === 'web3Onboard' ? { props: [] } : { advice: hooks }))
    moveOnboardHooks(edit, modules, hooks)
    for (const name of move.replaced) edit.dropImport(name, /^(?!@web3-onboard\/)/)
  },
}

/** Whether only the provider uses the result of `init`, so that it can be removed. */
function isOnlyProvided(variable: string, { edits }: Move): boolean {
  return edits.every(({ root }) =>
    usesOf(root, variable).every((use) => {
      const parent = use.parent()
      if (parent?.kind() === 'variable_declarator') return parent.field('name')?.id() === use.id()
      return /^web3Onboard=/.test(parent?.parent()?.text() ?? '') && parent?.kind() === 'jsx_expression'
    }),
  )
}

function metadataOf(pair: SgNode | undefined) {
  const object = pair?.field('value')
  if (object?.kind() !== 'object') return {}
  const options = optionsOf(object)
  const of = (name: string): string | undefined => options.find((one) => one.name === name)?.value
  return { name: of('name'), description: of('description') }
}

/**
 * Removes the wallet modules that only the list of wallets uses: `const injected = injectedModule()`.
 *
 * @returns The code of those with options, which isn't understood.
 */
function removeModules(edit: SourceEdit, list: SgNode | null | undefined): readonly string[] {
  const factories = new Set(
    importsOf(edit.root)
      .filter(({ from }) => modules.test(from))
      .map(({ local }) => local),
  )
  const left: string[] = []
  for (const item of list?.children().filter((one) => one.isNamed()) ?? []) {
    const declarator = edit.root.find({
      rule: { kind: 'variable_declarator', has: { field: 'name', regex: `^${item.text().replaceAll(/\W/g, '')}$` } },
    })
    const call = item.kind() === 'identifier' ? declarator?.field('value') : item
    const isModule = call?.kind() === 'call_expression' && factories.has(call.field('function')?.text() ?? '')
    if (!call || !isModule) {
      left.push(item.text())
      continue
    }
    if (argumentsOf(call).length > 0) left.push(call.text())
    const statement = item.kind() === 'identifier' ? topStatementOf(call) : undefined
    if (statement && usesOf(edit.root, item.text()).length === 2) edit.removeStatement(statement)
  }
  return left
}
