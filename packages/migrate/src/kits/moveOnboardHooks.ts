import type { SgNode } from '@ast-grep/napi'
import { usesOf } from '../edit/imports.js'
import { literalOf } from '../edit/jsxOf.js'
import { argumentsOf, callsOfLocal, objectArgument, optionsOf } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice } from '../peer/Peer.js'
import { propertiesOf, type TakenProperty } from '../steps/moveHook.js'
import { firstLine } from '../steps/moveWagmiConfig.js'

/** Replaces `useConnectWallet` and `useSetChain` where the kit has everything that the file reads from them. */
export function moveOnboardHooks(edit: SourceEdit, modules: RegExp, advice: Advice): void {
  for (const [name, move] of [
    ['useConnectWallet', moveConnect],
    ['useSetChain', moveSetChain],
  ] as const)
    for (const call of callsOfLocal(edit.root, edit.localOf(name, modules))) {
      const declaration = call.parent()?.parent()
      const parts = partsOfTuple(call)
      if (!declaration || !parts || !move(edit, declaration, parts))
        edit.leave(call, firstLine((declaration ?? call).text()), ...advice)
    }
}

type TupleParts = { readonly state: readonly TakenProperty[]; readonly locals: readonly (string | undefined)[] }

/** Returns the parts of `const [{ a, b }, c, d] = useHook()`. */
function partsOfTuple(call: SgNode): TupleParts | undefined {
  const declarator = call.parent()
  const pattern = declarator?.kind() === 'variable_declarator' ? declarator.field('name') : undefined
  if (pattern?.kind() !== 'array_pattern') return undefined
  const slots = pattern.text().slice(1, -1).trimStart().startsWith(',') ? [undefined] : []
  const parts = [...slots, ...pattern.children().filter((one) => one.isNamed())]
  const [first, ...rest] = parts
  const state = first ? propertiesOf(first) : []
  if (!state || rest.some((one) => one?.kind() !== 'identifier')) return undefined
  return { state, locals: rest.map((one) => one?.text()) }
}

function moveConnect(edit: SourceEdit, declaration: SgNode, { state, locals }: TupleParts): boolean {
  const [connect, disconnect] = locals
  const wallet = state.find(({ name }) => name === 'wallet')?.local
  const connecting = state.find(({ name }) => name === 'connecting')?.local
  if (state.length !== [wallet, connecting].filter(Boolean).length || isDeclared(edit, /^(address|modal|connection)$/))
    return false
  const calls = callsOfLocal(edit.root, disconnect)
  const isArgument = (use: SgNode): boolean =>
    calls.some((call) => use.ancestors().some((ancestor) => ancestor.id() === call.field('arguments')?.id()))
  const uses = wallet === undefined ? [] : usesOf(edit.root, wallet).filter((use) => !isArgument(use))
  const moved = uses.map((use) => ({ use, replacement: walletUse(use) }))
  if (moved.some(({ replacement }) => replacement === undefined)) return false
  for (const { replacement } of moved) if (replacement) edit.replace(replacement.node, replacement.code)
  for (const call of calls) for (const argument of argumentsOf(call)) edit.replace(argument, '')
  const taken = [
    ...(wallet ? ['address'] : []),
    ...(connecting ? [connecting === 'isConnecting' ? connecting : `isConnecting: ${connecting}`] : []),
    ...(moved.some(({ replacement }) => replacement?.code.startsWith('connection')) ? ['connection'] : []),
  ]
  const lines = [
    ...(taken.length > 0 ? [`const { ${taken.join(', ')} } = useConnection()`] : []),
    ...(connect ? ['const modal = useModal()', `const ${connect} = () => modal.open()`] : []),
    ...(disconnect ? [`const { mutate: ${disconnect} } = useDisconnect()`] : []),
  ]
  replaceDeclaration(edit, declaration, lines)
  if (taken.length > 0) edit.addImport('useConnection', '@kit/react')
  if (disconnect) edit.addImport('useDisconnect', '@kit/react')
  if (connect) edit.addImport('useModal', '@kit/react-ui')
  return true
}

/** Returns what replaces a use of `wallet`, or undefined if the kit has no counterpart. */
function walletUse(use: SgNode): { readonly node: SgNode; readonly code: string } | undefined {
  const known: Readonly<Record<string, string>> = {
    'accounts[0].address': 'address',
    label: 'connection?.wallet.name',
  }
  for (const node of use.ancestors()) {
    if (!/^(member|subscript)_expression$/.test(String(node.kind()))) break
    const path = node
      .text()
      .replaceAll(/\?\.(?=\[)|!/g, '')
      .replaceAll('?.', '.')
      .slice(use.text().length + 1)
    const code = known[path]
    if (code !== undefined) return { node, code }
  }
  const kind = String(use.parent()?.kind())
  const isCondition = /^(ternary|binary|unary|parenthesized)_expression$/.test(kind) || kind === 'array'
  return isCondition ? { node: use, code: 'address' } : undefined
}

function moveSetChain(edit: SourceEdit, declaration: SgNode, { state, locals }: TupleParts): boolean {
  const [setChain] = locals
  if (state.length > 0 || setChain === undefined) return false
  const calls = callsOfLocal(edit.root, setChain)
  const ids = calls.map((call) => {
    const object = objectArgument(call)
    const [option, ...others] = object ? optionsOf(object) : []
    const id = Number(literalOf(option?.value ?? '') ?? Number.NaN)
    return object && option?.name === 'chainId' && others.length === 0 && id > 0 ? { object, id } : undefined
  })
  if (ids.includes(undefined) || usesOf(edit.root, setChain).length !== calls.length + 1) return false
  const { quote } = edit.style
  for (const one of ids) if (one) edit.replace(one.object, `{ networkId: ${quote}eip155:${one.id}${quote} }`)
  replaceDeclaration(edit, declaration, [`const { mutate: ${setChain} } = useSwitchNetwork()`])
  edit.addImport('useSwitchNetwork', '@kit/react')
  return true
}

function replaceDeclaration(edit: SourceEdit, node: SgNode, lines: readonly string[]): void {
  const space = /[ \t]*$/.exec(edit.code.slice(0, node.range().start.index))?.[0] ?? ''
  const end = node.text().endsWith(';') ? ';' : ''
  edit.replace(node, lines.map((one) => `${one}${end}`).join(`\n${space}`))
}

const isDeclared = ({ root }: SourceEdit, name: RegExp): boolean =>
  ['identifier', 'shorthand_property_identifier_pattern'].some(
    (kind) => root.find({ rule: { kind, regex: name.source } }) !== null,
  )
