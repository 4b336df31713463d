import type { Hex } from 'viem'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import type { ExecutorOptions } from './createExecutor.js'
import type { Sent, SentOperations } from './createSentOperations.js'

/** Sent operations, compared with the chain. */
export type PendingOperations = {
  /** Returns pending and banned ones. Concurrent callers share one check. */
  list(): Promise<readonly Sent[]>
  /** Removes a mined operation, rebroadcasts a pending one, and keeps a ban. Returns what is left. */
  reconcile(entry: Sent): Promise<Sent | undefined>
}

/** Dependencies of {@link createPendingOperations}. */
export type PendingOptions = Pick<ExecutorOptions, 'chains' | 'chain' | 'now'> & { readonly sent: SentOperations }

/** Nodes queue no more pending transactions of one account. */
const maxPending = 32
/** How long an account is banned after its operation passed the simulation but failed onchain, which cost the executor gas. */
const banMs = 3_600_000
/** Pending transactions are rebroadcast after this time: a node may have lost one, and later nonces wait for it. */
const rebroadcastMs = 12_000
/** The nonce of a transaction that was not mined by then is reused. */
const dropMs = 900_000

/** Creates the check of the chain's operations. */
export function createPendingOperations({ chains, chain, sent, now }: PendingOptions): PendingOperations {
  let reconciling: Promise<readonly Sent[]> | undefined

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

  async function load(): Promise<readonly Sent[]> {
    const remaining = await Promise.all((await sent.list()).map(reconcile))
    return remaining.filter((entry) => entry !== undefined)
  }

  return {
    reconcile,
    list() {
      reconciling ??= load().finally(() => {
        reconciling = undefined
      })
      return reconciling
    },
  }
}

/**
 * Returns whether another operation of the sender is pending, or too many are: an operation is simulated on a chain that includes the
 * previous one. @throws OperationError
 */
export function mustWait(pending: readonly Sent[], sender: Hex): boolean {
  const own = pending.filter(({ operation }) => operation.sender.toLowerCase() === sender.toLowerCase())
  if (own.some(({ bannedUntilMs }) => bannedUntilMs !== undefined))
    throw new OperationError(
      faultCodes.throttled,
      'An operation of this account failed onchain after a successful simulation. Try again later.',
    )
  return own.length > 0 || pending.filter(({ bannedUntilMs }) => bannedUntilMs === undefined).length >= maxPending
}

/** Returns whether an operation is in the list and not banned. */
export function hasPending(pending: readonly Sent[], operation: Hex): boolean {
  return pending.some(({ hash, bannedUntilMs }) => hash === operation && bannedUntilMs === undefined)
}
