import { usesOf } from '../edit/imports.js'
import { argumentsOf, callsOfLocal } from '../edit/options.js'
import type { SourceEdit } from '../edit/SourceEdit.js'
import type { Advice, Move } from '../peer/Peer.js'
import { moveHook, type TakenProperty } from '../steps/moveHook.js'
import { relativeModule } from '../steps/placeKit.js'

/** Replaces `useWallet`, `useConnection` and `useWalletModal` where the kit has everything that the file takes from them. */
export function moveSolanaHooks(edit: SourceEdit, modules: RegExp, advice: Advice, move: Move): void {
  const wallet = edit.localOf('useWallet', modules)
  const added = new Set<readonly [name: string, from: string]>()
  if (moveHook(edit, wallet, advice, (taken) => walletStatements(edit, taken, added)))
    for (const [name, from] of added) edit.addImport(name, from)
  const modal = moveHook(edit, edit.localOf('useWalletModal', modules), advice, (taken) =>
    taken.every(({ name }) => name === 'setVisible' || name === 'visible')
      ? ['const modal = useModal()', ...taken.map(({ name, local }) => `const ${local} = ${visibility(edit, name)}`)]
      : undefined,
  )
  if (modal) edit.addImport('useModal', '@kit/react-ui')
  moveConnection(edit, modules, advice, move)
}

const visibility = ({ path }: SourceEdit, name: string): string =>
  name === 'visible'
    ? 'modal.isOpen'
    : `(isOpen${/\.tsx?$/.test(path) ? ': boolean' : ''}) => (isOpen ? modal.open() : modal.close())`

/** `const { connection } = useConnection()` becomes an import: the file of the kit exports a connection. */
function moveConnection(edit: SourceEdit, modules: RegExp, advice: Advice, { kitPath }: Move): void {
  const local = edit.localOf('useConnection', modules)
  if (kitPath === undefined || local === undefined) return
  const isImported = kitPath !== edit.path
  const isMoved = moveHook(edit, local, advice, (taken) => {
    const [one, ...others] = taken
    return one?.name === 'connection' && one.local === 'connection' && others.length === 0 && isImported
      ? []
      : undefined
  })
  if (!isMoved) return
  edit.dropImport('useConnection', modules)
  edit.addImport('connection', relativeModule(edit.path, kitPath, edit.style))
}

type AddedImports = Set<readonly [name: string, from: string]>

function walletStatements(
  edit: SourceEdit,
  taken: readonly TakenProperty[],
  added: AddedImports,
): readonly string[] | undefined {
  const localOf = (name: string): string | undefined => taken.find((one) => one.name === name)?.local
  const known = /^(publicKey|connected|connecting|disconnect|sendTransaction)$/
  if (taken.some(({ name }) => !known.test(name))) return undefined
  const key = localOf('publicKey')
  const send = localOf('sendTransaction')
  const disconnect = localOf('disconnect')
  if (send !== undefined && !dropConnection(edit, send)) return undefined
  const state = [
    ...(key ? ['address'] : []),
    ...[['connected', 'isConnected'] as const, ['connecting', 'isConnecting'] as const].flatMap(([old, name]) => {
      const local = localOf(old)
      return local ? [local === name ? name : `${name}: ${local}`] : []
    }),
  ]
  const { quote } = edit.style
  const namespace = `${quote}solana${quote}`
  if (state.length > 0) added.add(['useConnection', '@kit/react'])
  if (key)
    for (const one of [
      ['useMemo', 'react'],
      ['PublicKey', '@solana/web3.js'],
    ] as const)
      added.add(one)
  if (disconnect) added.add(['useDisconnect', '@kit/react'])
  if (send) added.add(['useSendTransaction', '@kit/react'])
  return [
    ...(state.length > 0 ? [`const { ${state.join(', ')} } = useConnection({ namespace: ${namespace} })`] : []),
    ...(key ? [`const ${key} = useMemo(() => (address ? new PublicKey(address) : null), [address])`] : []),
    ...(disconnect ? [`const { mutateAsync: ${disconnect} } = useDisconnect()`] : []),
    ...(send ? [`const { mutateAsync: ${send} } = useSendTransaction()`] : []),
  ]
}

/** Changes `sendTransaction(transaction, connection)`. Returns whether all calls have this form. */
function dropConnection(edit: SourceEdit, send: string): boolean {
  const calls = callsOfLocal(edit.root, send)
  const uses = usesOf(edit.root, send).filter((use) => use.parent()?.kind() !== 'pair_pattern')
  const isKnown = uses.length === calls.length && calls.every((call) => argumentsOf(call).length === 2)
  if (!isKnown) return false
  const { quote } = edit.style
  for (const call of calls) {
    const [transaction] = argumentsOf(call)
    const list = call.field('arguments')
    const code = transaction?.text() ?? ''
    const property = code === 'transaction' ? code : `transaction: ${code}`
    if (list) edit.replace(list, `({ ${property}, namespace: ${quote}solana${quote} })`)
  }
  return true
}
