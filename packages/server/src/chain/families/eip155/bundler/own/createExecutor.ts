import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { Log } from '../../../../../platform/log/Log.js'
import type { Store } from '../../../../../platform/store/Store.js'
import type { Tables } from '../../../../../platform/store/Tables.js'
import type { Chains } from '../../../../chains/Chains.js'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import type { DataFees } from './createDataFees.js'
import { createMutex } from './createMutex.js'
import { createPendingOperations, hasPending, mustWait } from './createPendingOperations.js'
import { createSentOperations, type Sent } from './createSentOperations.js'
import { createTransactionSender } from './createTransactionSender.js'
import { simulateOperation } from './simulateOperation.js'

/** Sends operations of one chain from one account, each in its own transaction. */
export type Executor = {
  readonly address: Hex
  /**
   * Sends an operation after it was simulated on the current state. An operation that is already pending is not sent again.
   * @throws OperationError
   */
  send(hash: Hex, operation: UserOperation<'0.7'>): Promise<void>
  /** Returns a sent operation that was not known to be mined before this call. */
  findPending(hash: Hex): Promise<Pick<Sent, 'operation' | 'transaction'> | undefined>
}

/** Options for {@link createExecutor}. */
export type ExecutorOptions = {
  readonly chains: Chains
  /** CAIP-2 ID. */
  readonly chain: string
  readonly key: Hex
  /** Shared by all servers that send from this account. */
  readonly store: Pick<Store, 'db' | 'dialect'>
  readonly readDataFee: DataFees
  readonly log: Log
  /** Unix time in milliseconds. */
  readonly now: () => number
}

const waitLimitMs = 6000
const pollMs = 200

/** Creates the executor. Operations are sent one after another across all servers, so that nonces never collide. */
export function createExecutor({ chains, chain, key, store, readDataFee, log, now }: ExecutorOptions): Executor {
  const account = privateKeyToAccount(key)
  const sent = createSentOperations({ db: store.db, chain, executor: account.address })
  const runExclusive = createMutex(store)
  const pendings = createPendingOperations({ chains, chain, sent, now })
  const sendTransaction = createTransactionSender({ chains, chain, account, readDataFee, log })
  const sending = new Map<Hex, Promise<void>>()

  /** Sends an operation in its turn, unless it must wait. Returns whether it was sent, and the error if no node responded. */
  async function sendNow(
    db: Kysely<Tables>,
    hash: Hex,
    operation: UserOperation<'0.7'>,
  ): Promise<{ readonly isSent: boolean; readonly fault?: unknown }> {
    const pending = await sent.list(db)
    if (hasPending(pending, hash)) return { isSent: true }
    if (mustWait(pending, operation.sender)) return { isSent: false }
    await simulateOperation(chains, { chain, operation, executor: account.address })
    const { raw, nonce, fault } = await sendTransaction(operation, pending)
    await sent.add(db, { hash, operation, raw, nonce, atMs: now() })
    return { isSent: true, fault }
  }

  async function sendWhenUnblocked(hash: Hex, operation: UserOperation<'0.7'>): Promise<void> {
    const endsMs = Date.now() + waitLimitMs
    for (;;) {
      const pending = await pendings.list()
      if (hasPending(pending, hash)) return
      if (!mustWait(pending, operation.sender)) {
        const { isSent, fault } = await runExclusive(`${chain} ${account.address}`, (db) =>
          sendNow(db, hash, operation),
        )
        if (fault !== undefined) throw fault
        if (isSent) return
      }
      if (Date.now() > endsMs)
        throw new OperationError(
          faultCodes.throttled,
          'A previous operation of this account is still pending. Try again later.',
        )
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  return {
    address: account.address,
    async findPending(hash) {
      const entry = await sent.find(hash)
      if (entry === undefined || entry.bannedUntilMs !== undefined) return undefined
      await pendings.reconcile(entry)
      return entry
    },
    async send(hash, operation) {
      const promise = sending.get(hash) ?? sendWhenUnblocked(hash, operation).finally(() => sending.delete(hash))
      sending.set(hash, promise)
      await promise
    },
  }
}
