import type { SolanaMessage } from './message/parseMessage.js'
import { type SolanaTransaction, withSignature } from './message/parseTransaction.js'
import { systemProgram } from './program/programs.data.js'
import type { Action } from './program/readInstruction.js'
import { readHolding, type SolanaAccount } from './program/SolanaAccount.js'
import type { ResolvedAccounts } from './resolveAccounts.js'
import type { SolanaChain } from './SolanaChain.js'

/** Fee and changes of a transaction for the user, as far as the chain reports them. */
export type Outcome = {
  /** Base units. */
  readonly fee: bigint
  /** Why it would fail. Untrusted text. */
  readonly failure: string | undefined
  /** By mint; `undefined` is the native currency, without the fee. Undefined as a whole if the simulation does not report it. */
  readonly changes: readonly { readonly mint: string | undefined; readonly amount: bigint }[] | undefined
  /** Whether an account of the user would belong to someone else afterwards. */
  readonly isControlTransferred: boolean
  /** The accounts before. */
  readonly before: ReadonlyMap<string, SolanaAccount | undefined>
}

const lamportsPerSignature = 5000n

/** Simulates a transaction on the chain. Values that the chain does not report are missing in the result. */
export async function simulateTransaction(
  transaction: SolanaTransaction,
  { all, writable }: ResolvedAccounts,
  actions: readonly Action[],
  { address, chain, signal }: { readonly address: string; readonly chain: SolanaChain; readonly signal: AbortSignal },
): Promise<Outcome> {
  const { bytes, message } = transaction
  const known = [...new Set(all.filter((each) => each !== undefined))]
  const index = message.accounts.indexOf(address)
  const whole = withSignature(transaction, index, transaction.signatures[index] as Uint8Array)
  const [before, reportedFee, trial] = await Promise.all([
    chain.accounts(known, signal).catch(() => undefined),
    chain.feeOf(bytes, signal).catch(() => undefined),
    chain.simulate(whole, writable, signal).catch(() => undefined),
  ])
  signal.throwIfAborted()
  const fee = reportedFee ?? estimateFee(message, actions)
  const after = trial?.accounts
  const isComplete = before !== undefined && after !== undefined && trial?.failure === undefined
  const ofVisitor = (accounts: ReadonlyMap<string, SolanaAccount | undefined>) =>
    sumHoldings(accounts, writable, address)
  return {
    fee,
    failure: trial?.failure,
    changes: isComplete
      ? differences(ofVisitor(before), ofVisitor(after), message.accounts[0] === address ? fee : 0n)
      : undefined,
    isControlTransferred:
      isComplete &&
      // A closed account has no owner; its balance is among the changes.
      writable.some(
        (each) => after.get(each) && isOf(before.get(each), each, address) && !isOf(after.get(each), each, address),
      ),
    before: before ?? new Map(),
  }
}

/** Whether an account belongs to the user: their own while the system program owns it, and their token accounts. */
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

/** Estimates the maximum fee by the rules of the chain, if no node reports it. */
function estimateFee({ signers, instructions }: SolanaMessage, actions: readonly Action[]): bigint {
  const limit = actions.find((action) => action.kind === 'computeLimit')?.units ?? 200_000 * instructions.length
  const price = actions.find((action) => action.kind === 'computePrice')?.microLamports ?? 0n
  return lamportsPerSignature * BigInt(signers) + (BigInt(Math.min(limit, 1_400_000)) * price + 999_999n) / 1_000_000n
}
