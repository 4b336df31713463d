import type { SgNode } from '@ast-grep/napi'
import { importsOf, usesOf } from '../edit/imports.js'
import { callsOfLocal, objectArgument, optionsOf, topStatementOf } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move } from '../peer/Peer.js'
import { asComment } from '../steps/asComment.js'
import { configCode, firstLine, leaveServerRendering } from '../steps/moveWagmiConfig.js'
import { declares, importKit, placeKit } from '../steps/placeKit.js'

/** Modules of AppKit and its adapters. */
export const appKitModules: RegExp = /^@reown\/appkit/

const wallets: Advice = ['Pass wallets as data to `wallets` of `createKit`.', 'wallets-on-other-devices']
const options: Readonly<Record<string, Advice>> = {
  projectId: [
    'Pass `walletConnect({ relayUrl })` to `connectors` of `createKit`, with the URL of your relay.',
    'wallets-on-other-devices',
  ],
  featuredWalletIds: wallets,
  includeWalletIds: wallets,
  excludeWalletIds: wallets,
  customWallets: wallets,
  themeMode: ['Render `KitUi` with `theme` around your app.', 'theme'],
  themeVariables: ['Render `KitUi` with `themeVariables` around your app.', 'theme'],
  siweConfig: ['Sign in with `@kit/siwx`.', 'sign-in'],
  siwx: ['Sign in with `@kit/siwx`.', 'sign-in'],
}
const setup = '2-change-the-setup'
const otherOption: Advice = ['See the table of options in the guide.', 'wallets-on-other-devices']

/** Networks of other chain families, and names that aren't networks. */
const staying = /^(solana|bitcoin|ton|tron|AppKitNetwork|defineChain)/

/** Returns the module of a network of AppKit: `viem/chains` has the EVM chains with the same names. */
export const movedNetworkModule = (name: string, from: string): string =>
  from === '@reown/appkit/networks' && !staying.test(name) ? 'viem/chains' : from

/** Creates the kit and the config from `createAppKit` and its `WagmiAdapter`, which may be in another file. */
export function moveAppKitSetup(edit: SourceEdit, move: Move): void {
  const [call] = callsOfLocal(edit.root, edit.localOf('createAppKit', appKitModules))
  const object = call && objectArgument(call)
  if (!object) return
  const statement = topStatementOf(call)
  const all = optionsOf(object)
  const optionOf = (name: string): string | undefined => all.find((one) => one.name === name)?.value
  const networks = optionOf('networks')
  const name = /^\[\s*([\w$]+)\s*,?\s*\]$/.exec(optionOf('adapters') ?? '')?.[1]
  const adapter = name === undefined ? undefined : findAdapter(name, move)
  const isPossible = move.kitPath === undefined && statement && canMove(edit, statement, name, move)
  if (!statement || networks === undefined || name === undefined || !adapter || !isPossible) {
    edit.leave(call, firstLine(call.text()), 'Create the kit with the adapters that the guide lists.', setup)
    return
  }
  placeKit(
    edit,
    statement,
    {
      metadata: optionOf('metadata') ?? {},
      adapters: [networks === 'networks' ? 'eip155({ networks })' : `eip155({ networks: ${networks} })`],
      imports: [['eip155', '@kit/eip155-viem']],
      moduleOf: movedNetworkModule,
      rest: all.filter(({ name }) => /^(debug|allowUnsupportedChain)$/.test(name)).map(({ text }) => text),
    },
    move,
  )
  const kit = importKit(edit, move)
  const lost = all.filter(({ name }) => !/^(adapters|networks|metadata|debug|allowUnsupportedChain)$/.test(name))
  for (const { name, text } of lost) edit.leave(statement, firstLine(text), ...(options[name] ?? otherOption))
  const chains = { name: 'chains', text: `chains: ${networks}`, value: networks, node: object }
  const own = adapter.options.filter((one) => one.name !== '' && one.name !== 'chains')
  move.config = { path: edit.path, name: configName(move), replaces: name }
  leaveServerRendering(edit, statement, own)
  const code = configCode(edit, kit, [chains, ...own], networks)
  edit.insert(statement.range().start.index, asComment(lost.map(({ text }) => `${text},`)))
  edit.replace(statement, `export const ${move.config.name} = ${code}${edit.style.end}`)
  adapter.edit.removeStatement(adapter.statement)
}

const configName = ({ edits }: Move): string =>
  edits.some((edit) => edit.hasName('wagmiConfig')) ? 'kitWagmiConfig' : 'wagmiConfig'

/** Whether only known code uses the result of `createAppKit` and the adapter, so that both can be removed. */
function canMove(edit: SourceEdit, statement: SgNode, name: string | undefined, { edits }: Move): boolean {
  const variable = statement
    .find({ rule: { kind: 'variable_declarator' } })
    ?.field('name')
    ?.text()
  if (variable !== undefined && (usesOf(edit.root, variable).length > 1 || statement.kind() === 'export_statement'))
    return false
  if (name === undefined || declares(edit.root, 'kit')) return false
  const others = importsOf(edit.root).filter((one) => /\/networks$/.test(one.from) && staying.test(one.name))
  if (others.some(({ local }) => usesOf(statement, local).length > 0)) return false
  return edits.every((one) =>
    usesOf(one.root, name).every((use) => {
      const parent = use.parent()
      if (one === edit && use.ancestors().some((ancestor) => ancestor.id() === statement.id())) return true
      if (parent?.kind() === 'variable_declarator') return parent.field('name')?.id() === use.id()
      // The config must exist before a module reads it.
      const isEarly =
        topStatementOf(use) !== undefined && (one !== edit || use.range().start.index < statement.range().start.index)
      return parent?.text() === `${name}.wagmiConfig` && !isEarly
    }),
  )
}

/** Returns the declaration of an adapter: `const name = new WagmiAdapter({ … })`. */
function findAdapter(name: string, { edits }: Move) {
  for (const edit of edits) {
    const local = edit.localOf('WagmiAdapter', appKitModules)
    const created =
      local && edit.root.find({ rule: { kind: 'new_expression', has: { field: 'constructor', regex: `^${local}$` } } })
    const declarator = created ? created.parent() : undefined
    const object = created ? objectArgument(created) : undefined
    const statement = created ? topStatementOf(created) : undefined
    if (object && statement && declarator?.field('name')?.text() === name)
      return { edit, statement, options: optionsOf(object) }
  }
  return undefined
}
