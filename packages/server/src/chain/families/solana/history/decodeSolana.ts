import type { OperationType } from '../../../../contract/OperationType.js'
import type { Transfer } from '../../../history/Transfer.js'
import type { SolanaTransaction } from './SolanaTransaction.js'

/** Meaning of a transaction for an account. */
export type SolanaMeaning = {
  readonly operation: OperationType
  readonly sentFrom: string
  readonly sentTo: string
  readonly transfers: readonly Transfer[]
}

const wrappedSol = 'So11111111111111111111111111111111111111112'

/** Programs that prepare the call of another: the call is named after the other. */
const preparingPrograms = [
  '11111111111111111111111111111111',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
]

/** Change of an address's balance; `native` is the native currency. */
type Change = { readonly owner: string; readonly asset: string; readonly decimals: number; readonly delta: bigint }

/**
 * Determines the meaning of a transaction for `owner` from the balances before and after. The fee, and rent that the payer lends to new
 * token accounts, are not transfers.
 */
export function decodeSolana(transaction: SolanaTransaction, owner: string): SolanaMeaning {
  const sender = transaction.accounts[0]?.address ?? owner
  const changes = transaction.isFailed ? [] : readChanges(transaction)
  const own = changes.filter((change) => change.owner === owner)
  const transfers = own.map(
    ({ asset, decimals, delta }): Transfer => ({
      direction: delta > 0n ? 'in' : 'out',
      kind: asset === 'native' ? 'native' : 'token',
      ...(asset !== 'native' && { token: asset, decimals }),
      amount: (delta > 0n ? delta : -delta).toString(),
    }),
  )
  const sent = own.filter(({ delta }) => delta < 0n)
  const received = own.filter(({ delta }) => delta > 0n)
  const [first] = own
  if (first === undefined) return decodeUnmoved(transaction, owner, sender)
  if (sent.length > 0 && received.length > 0) return { operation: 'trade', sentFrom: owner, sentTo: owner, transfers }
  const other = counterpart(changes, first)
  if (received.length > 0)
    return { operation: other === undefined ? 'mint' : 'receive', sentFrom: other ?? sender, sentTo: owner, transfers }
  return { operation: other === undefined ? 'burn' : 'send', sentFrom: owner, sentTo: other ?? owner, transfers }
}

/** Handles a transaction that moved nothing for `owner`: a failed or self-transfer, otherwise a program call. */
function decodeUnmoved(
  { payments = [], programs, isFailed }: SolanaTransaction,
  owner: string,
  sender: string,
): SolanaMeaning {
  const own = payments.filter(({ from, to }) => from === owner || to === owner)
  const [first] = own
  if (first === undefined) {
    const program = programs.find((candidate) => !preparingPrograms.includes(candidate)) ?? programs[0] ?? owner
    return { operation: 'execute', sentFrom: sender, sentTo: program, transfers: [] }
  }
  const { from, to } = first
  const moved = isFailed ? [] : own.filter((payment) => payment.from === payment.to)
  return {
    operation: from === owner ? 'send' : 'receive',
    sentFrom: from,
    sentTo: to,
    transfers: moved.map(
      ({ amount, mint, decimals = 9 }): Transfer => ({
        direction: 'self',
        kind: mint === undefined ? 'native' : 'token',
        ...(mint !== undefined && { token: mint, decimals }),
        amount,
      }),
    ),
  }
}

function readChanges({ accounts, tokens, fee }: SolanaTransaction): readonly Change[] {
  const changes = new Map<string, Change>()
  for (const { owner, mint, decimals, before, after } of tokens) {
    const key = `${owner} ${mint}`
    const delta = (changes.get(key)?.delta ?? 0n) + BigInt(after) - BigInt(before)
    changes.set(key, { owner, asset: mint, decimals, delta })
  }
  const rent = tokens.reduce((sum, { at, mint, before, after }) => {
    const account = accounts[at]
    if (account === undefined || (account.before !== '0' && account.after !== '0')) return sum
    const wrapped = mint === wrappedSol ? BigInt(after) - BigInt(before) : 0n
    return sum + BigInt(account.after) - BigInt(account.before) - wrapped
  }, 0n)
  const isTokenAccount = new Set(tokens.map(({ at }) => at))
  const native = accounts.flatMap(({ address, before, after }, index): Change[] => {
    if (isTokenAccount.has(index)) return []
    const paid = index === 0 ? BigInt(fee) + rent : 0n
    return [{ owner: address, asset: 'native', decimals: 9, delta: BigInt(after) - BigInt(before) + paid }]
  })
  return [...native, ...changes.values()].filter(({ delta }) => delta !== 0n)
}

/** Returns the address that sent or received most of the counter amount. */
function counterpart(changes: readonly Change[], { owner, asset, delta }: Change): string | undefined {
  const sign = delta > 0n ? -1n : 1n
  const others = changes.filter(
    (change) => change.asset === asset && change.owner !== owner && change.delta * sign > 0n,
  )
  return others.sort((a, b) => (b.delta * sign > a.delta * sign ? 1 : -1))[0]?.owner
}
