import type { SolanaMessage } from './message/parseMessage.js'
import { type SolanaTransaction, withSignature } from './message/parseTransaction.js'
import { systemProgram } from './program/programs.data.js'
import type { Action } from './program/readInstruction.js'
import { readHolding, type SolanaAccount } from './program/SolanaAccount.js'
import type { ResolvedAccounts } from './resolveAccounts.js'
import type { SolanaChain } from './SolanaChain.js'

/** What a transaction costs and changes for the visitor, as far as the chain tells. */
export type Outcome = {
  /** Base units. */
  readonly fee: bigint
  /** Why it would fail. Hostile text. */
  readonly failure: string | undefined
  /** By mint; `undefined` is the network's own currency, without the fee. Undefined as a whole where nobody tells. */
  readonly changes: readonly { readonly mint: string | undefined; readonly amount: bigint }[] | undefined
  /** An account of the visitor would belong to another afterwards. */
  readonly isGivenAway: boolean
  /** The accounts before. */
  readonly before: ReadonlyMap<string, SolanaAccount | undefined>
}

const lamportsPerSignature = 5000n

/** Tries a transaction on the chain. What the chain does not tell is missing in the answer. */
export async function tryTransaction(
  transaction: SolanaTransaction,
  { all, writable }: ResolvedAccounts,
  actions: readonly Action[],
  { address, chain, signal }: { readonly address: string; readonly chain: SolanaChain; readonly signal: AbortSignal },
): Promise<Outcome> {
  const { bytes, message } = transaction
  const known = [...new Set(all.filter((each) => each !== undefined))]
  const index = message.accounts.indexOf(address)
  const whole = withSignature(transaction, index, transaction.signatures[index] as Uint8Array)
  const [before, told, trial] = await Promise.all([
    chain.accounts(known, signal).catch(() => undefined),
    chain.feeOf(bytes, signal).catch(() => undefined),
    chain.simulate(whole, writable, signal).catch(() => undefined),
  ])
  signal.throwIfAborted()
  const fee = told ?? estimateFee(message, actions)
  const after = trial?.accounts
  const isTold = before !== undefined && after !== undefined && trial?.failure === undefined
  const ofVisitor = (accounts: ReadonlyMap<string, SolanaAccount | undefined>) =>
    sumHoldings(accounts, writable, address)
  return {
    fee,
    failure: trial?.failure,
    changes: isTold
      ? differences(ofVisitor(before), ofVisitor(after), message.accounts[0] === address ? fee : 0n)
      : undefined,
    isGivenAway:
      isTold &&
      // One that is closed is nobody's: what was in it is among the changes.
      writable.some(
        (each) => after.get(each) && isOf(before.get(each), each, address) && !isOf(after.get(each), each, address),
      ),
    before: before ?? new Map(),
  }
}

/** Whether an account is the visitor's: their own while the system has it, and those that hold tokens for them. */
const isOf = (account: SolanaAccount | undefined, at: string, address: string): boolean =>
  at === address ? account?.owner === systemProgram : readHolding(account)?.owner === address

type Sums = ReadonlyMap<string | undefined, bigint>

function sumHoldings(
  accounts: ReadonlyMap<string, SolanaAccount | undefined>,
  writable: readonly string[],
  address: string,
): Sums {
  const sums = new Map<string | undefined, bigint>([[undefined, accounts.get(address)?.lamports ?? 0n]])
  for (const each of writable) {
    const holding = readHolding(accounts.get(each))
    if (holding?.owner === address) sums.set(holding.mint, (sums.get(holding.mint) ?? 0n) + holding.amount)
  }
  return sums
}

function differences(before: Sums, after: Sums, fee: bigint): Outcome['changes'] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((mint) => ({
      mint,
      amount: (after.get(mint) ?? 0n) - (before.get(mint) ?? 0n) + (mint === undefined ? fee : 0n),
    }))
    .filter(({ amount }) => amount !== 0n)
}

/** What a transaction costs at most by the rules of the chain, where no node says it. */
function estimateFee({ signers, instructions }: SolanaMessage, actions: readonly Action[]): bigint {
  const limit = actions.find((action) => action.kind === 'computeLimit')?.units ?? 200_000 * instructions.length
  const price = actions.find((action) => action.kind === 'computePrice')?.microLamports ?? 0n
  return lamportsPerSignature * BigInt(signers) + (BigInt(Math.min(limit, 1_400_000)) * price + 999_999n) / 1_000_000n
}
