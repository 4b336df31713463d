import type { SgNode } from '@ast-grep/napi'
import { type ObjectOption, optionsOf, topStatementOf } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move } from '../peer/Peer.js'
import { asComment } from './asComment.js'
import { declares, importKit, placeKit } from './placeKit.js'

/** Options of wagmi's `createConfig` that stay. */
const kept = /^(|chains|transports|client|ssr|batch|cacheTime|pollingInterval|syncConnectedChain)$/

/** Where a config of another kit has what the kit needs. */
export type WagmiConfigCode = {
  /** Call to replace. */
  readonly call: SgNode
  /** Its options. */
  readonly object: SgNode
  /** Names of the options with the dapp's name, description, URL and icon. */
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icon: string
  }
  /** Advice about options that have no counterpart. `*` is for all others. */
  readonly advice: Readonly<Record<string, Advice>> & { readonly '*': Advice }
}

/**
 * Creates the kit from a config of wagmi that another kit creates, and lets the kit create the config.
 *
 * @example
 * // getDefaultConfig({ appName: 'Mint', chains: [mainnet], ssr: true }) becomes
 * createKitConfig(kit, (own) => createConfig({ ...own, chains: [mainnet], transports: { [mainnet.id]: http() }, ssr: true }))
 */
export function moveWagmiConfig(edit: SourceEdit, code: WagmiConfigCode, move: Move): void {
  const { call, object, metadata, advice } = code
  const all = optionsOf(object)
  const optionOf = (name: string): string | undefined => all.find((one) => one.name === name)?.value
  const statement = topStatementOf(call)
  const chains = optionOf('chains')
  if (!statement || chains === undefined || move.kitPath !== undefined || declares(edit.root, 'kit')) {
    const reason = statement ? 'Move this config' : 'Create the kit and the config outside of functions'
    edit.leave(call, firstLine(call.text()), `${reason}, as in the guide.`, move.peer.setup)
    return
  }
  const icon = optionOf(metadata.icon)
  placeKit(
    edit,
    statement,
    {
      metadata: {
        name: optionOf(metadata.name),
        description: optionOf(metadata.description),
        url: optionOf(metadata.url),
        icons: icon && `[${icon}]`,
      },
      adapters: [`eip155({ networks: ${chains} })`],
      imports: [['eip155', '@kit/eip155-viem']],
    },
    move,
  )
  const kit = importKit(edit, move)
  const known = new Set(Object.values(metadata))
  const lost = all.filter(({ name }) => !kept.test(name) && !known.has(name))
  for (const { name, text } of lost) edit.leave(statement, firstLine(text), ...(advice[name] ?? advice['*']))
  leaveServerRendering(edit, call, all)
  edit.insert(statement.range().start.index, asComment(lost.map(({ text }) => `${text},`)))
  edit.replace(call, configCode(edit, kit, all, chains))
}

/** Lists the option `ssr`, because each request needs its own kit. */
export function leaveServerRendering(edit: SourceEdit, node: SgNode, all: readonly ObjectOption[]): void {
  const { value = 'false' } = all.find(({ name }) => name === 'ssr') ?? {}
  if (value !== 'false') edit.leave(node, 'ssr', 'Create the kit and the config per request.', 'server-rendering')
}

/** Returns the call that creates a config of wagmi from options, which include `chains` and comments. */
export function configCode(edit: SourceEdit, kit: string, all: readonly ObjectOption[], chains: string): string {
  const options = all
    .filter(({ name }) => kept.test(name))
    .map(({ text }) => (text.startsWith('/') ? indent(text) : `${indent(text)},`))
  const isComplete = all.some(({ name }) => /^(transports|client)$/.test(name))
  const at = options.findIndex((one) => /^chains\b/.test(one)) + 1
  if (!isComplete) options.splice(at, 0, `${transports(edit, chains)},`)
  const lines = ['...own,', ...options].map((one) => `    ${one}`).join('\n')
  edit.addImport('createKitConfig', '@kit/wagmi')
  edit.addImport('createConfig', 'wagmi')
  return `createKitConfig(${kit}, (own) =>\n  createConfig({\n${lines}\n  }),\n)`
}

/** Returns transports for a list of chains, or a client for other code. */
function transports(edit: SourceEdit, chains: string): string {
  const names = /^\[([\w$,\s]+)\](\s+as\s+const)?$/
    .exec(chains)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  edit.addImport('http', 'wagmi')
  if (names) return `transports: { ${names.map((name) => `[${name}.id]: http()`).join(', ')} }`
  edit.addImport('createClient', 'viem')
  return 'client: ({ chain }) => createClient({ chain, transport: http() })'
}

/** Returns the first line of code. */
export const firstLine = (code: string): string => code.split('\n', 1)[0] ?? ''

/** The config is one level deeper than before. Template literals keep their lines. */
const indent = (code: string): string => (code.includes('`') ? code : code.replaceAll('\n', '\n  '))
