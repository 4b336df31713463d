import type { Kysely } from 'kysely'
import { type Hex, hexToNumber, isHex } from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { Log } from '../../../../../platform/log/Log.js'
import { describeFailure } from '../../../../../platform/log/logFailure.js'
import type { Store } from '../../../../../platform/store/Store.js'
import type { Tables } from '../../../../../platform/store/Tables.js'
import type { Chains } from '../../../../chains/Chains.js'
import { RpcFailure } from '../../../../chains/RpcFailure.js'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import type { DataFees } from './createDataFees.js'
import { createMutex } from './createMutex.js'
import { createSentOperations, type Sent } from './createSentOperations.js'
import { simulateOperation } from './simulateOperation.js'
import { handleOpsData, transactionGas } from './transactionGas.js'

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

/** Nodes queue no more pending transactions of one account. */
const maxPending = 32
const waitLimitMs = 6000
const pollMs = 200
/** How long an account is banned after its operation passed the simulation but failed onchain, which cost the executor gas. */
const banMs = 3_600_000
/** Pending transactions are rebroadcast after this time: a node may have lost one, and later nonces wait for it. */
const rebroadcastMs = 12_000
/** The nonce of a transaction that was not mined by then is reused. */
const dropMs = 900_000

/** Creates the executor. Operations are sent one after another across all servers, so that nonces never collide. */
export function createExecutor({ chains, chain, key, store, readDataFee, log, now }: ExecutorOptions): Executor {
  const account = privateKeyToAccount(key)
  const sent = createSentOperations({ db: store.db, chain, executor: account.address })
  const runExclusive = createMutex(store)
  const sending = new Map<Hex, Promise<void>>()
  let reconciling: Promise<readonly Sent[]> | undefined

  /** Removes a mined operation, rebroadcasts a pending one, and keeps a ban. Returns what is left. */
  async function reconcile(entry: Sent): Promise<Sent | undefined> {
    const { hash, transaction, raw, atMs, rebroadcastAtMs, bannedUntilMs } = entry
    if (bannedUntilMs !== undefined) {
      if (bannedUntilMs > now()) return entry
      await sent.remove(hash)
      return undefined
    }
    const receipt = (await chains.call(chain, 'eth_getTransactionReceipt', [transaction])) as {
      status?: unknown
    } | null
    if (receipt?.status === '0x0') {
      await sent.ban(hash, now() + banMs)
      return { ...entry, bannedUntilMs: now() + banMs }
    }
    if (receipt !== null || now() - atMs > dropMs) {
      await sent.remove(hash)
      return undefined
    }
    if (now() - rebroadcastAtMs > rebroadcastMs && (await sent.markRebroadcast(entry, now())))
      // Most nodes already have it and return an error.
      await chains.call(chain, 'eth_sendRawTransaction', [raw]).catch(() => undefined)
    return entry
  }

  async function loadPending(): Promise<readonly Sent[]> {
    const remaining = await Promise.all((await sent.list()).map(reconcile))
    return remaining.filter((entry) => entry !== undefined)
  }

  /** Concurrent callers share one check. */
  function pendingOperations(): Promise<readonly Sent[]> {
    reconciling ??= loadPending().finally(() => {
      reconciling = undefined
    })
    return reconciling
  }

  /**
   * Returns whether another operation of the sender is pending, or too many are: an operation is simulated on a chain that includes the
   * previous one. @throws OperationError
   */
  function mustWait(pending: readonly Sent[], sender: Hex): boolean {
    const own = pending.filter(({ operation }) => operation.sender.toLowerCase() === sender.toLowerCase())
    if (own.some(({ bannedUntilMs }) => bannedUntilMs !== undefined))
      throw new OperationError(
        faultCodes.throttled,
        'An operation of this account failed onchain after a successful simulation. Try again later.',
      )
    return own.length > 0 || pending.filter(({ bannedUntilMs }) => bannedUntilMs === undefined).length >= maxPending
  }

  async function nextNonce(pending: readonly Sent[]): Promise<number> {
    const count = await chains.call(chain, 'eth_getTransactionCount', [account.address, 'pending'])
    if (!isHex(count)) throw new OperationError(faultCodes.internal, 'The node did not return the nonce')
    // A node may not yet know a transaction sent to another node.
    return Math.max(hexToNumber(count), ...pending.map(({ nonce }) => nonce + 1))
  }

  /** Sends an operation in its turn, unless it must wait. Returns whether it was sent, and the error if no node responded. */
  async function sendNow(
    db: Kysely<Tables>,
    hash: Hex,
    operation: UserOperation<'0.7'>,
  ): Promise<{ readonly isSent: boolean; readonly fault?: unknown }> {
    const pending = await sent.list(db)
    if (pending.some((entry) => isPending(entry, hash))) return { isSent: true }
    if (mustWait(pending, operation.sender)) return { isSent: false }
    await simulateOperation(chains, { chain, operation, executor: account.address })
    const limit = transactionGas(operation)
    const [nonce, dataFee] = await Promise.all([nextNonce(pending), readDataFee(operation, limit)])
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: Number(chain.split(':')[1]),
      nonce,
      to: entryPoint07Address,
      data: handleOpsData(operation, account.address),
      // The data part of the gas rises with the prices of the parent chain.
      gas: limit + (dataFee.gas * 3n) / 2n,
      // The price EntryPoint pays per gas is derived from the operation in the same way as the price of the transaction.
      maxFeePerGas: operation.maxFeePerGas,
      maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
    })
    let fault: unknown
    try {
      await chains.call(chain, 'eth_sendRawTransaction', [raw])
    } catch (error) {
      // If no node responded, the transaction may still have arrived.
      if (error instanceof RpcFailure && !/already known/i.test(error.message)) {
        log.warn(
          { chain, executor: account.address, ...describeFailure(error) },
          'the bundler cannot send an operation',
        )
        throw new OperationError(faultCodes.internal, 'The bundler could not send the operation')
      }
      if (!(error instanceof RpcFailure)) fault = error
    }
    await sent.add(db, { hash, operation, raw, nonce, atMs: now() })
    return { isSent: true, fault }
  }

  async function sendWhenUnblocked(hash: Hex, operation: UserOperation<'0.7'>): Promise<void> {
    const endsMs = Date.now() + waitLimitMs
    for (;;) {
      const pending = await pendingOperations()
      if (pending.some((entry) => isPending(entry, hash))) return
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
      await reconcile(entry)
      return entry
    },
    async send(hash, operation) {
      const promise = sending.get(hash) ?? sendWhenUnblocked(hash, operation).finally(() => sending.delete(hash))
      sending.set(hash, promise)
      await promise
    },
  }
}

function isPending(entry: Sent, hash: Hex): boolean {
  return entry.hash === hash && entry.bannedUntilMs === undefined
}
