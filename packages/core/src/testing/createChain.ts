import type { Adapter } from '../adapter/Adapter.js'
import type { TransactionReceipt } from '../adapter/TransactionReceipt.js'
import { KitError } from '../error/KitError.js'

/** A fake chain: wallets send transactions to it, and the test determines their outcomes. */
export type FakeChain = {
  readonly capabilities: Pick<Adapter, 'sendTransaction' | 'waitForTransaction' | 'loadCapabilities'>
  /** The hashes that were requested, in order, and those that are awaited now. */
  readonly requested: string[]
  waiting(): readonly string[]
  mine(hash: string, receipt?: Partial<TransactionReceipt>): void
  /** Removes the block of a transaction (reorg). */
  reorgOut(hash: string): void
  /** Makes a hash unknown to all nodes. */
  forget(hash: string): void
  /** Ends the waits for a hash with an error. */
  fail(hash: string, error: unknown): void
}

/** Creates the chain. A read with a time limit ends immediately if there is nothing to see. */
export function createChain(reason?: string): FakeChain {
  const receipts = new Map<string, TransactionReceipt>()
  const waits = new Set<{ hash: string; resolve(receipt: TransactionReceipt): void; reject(error: unknown): void }>()
  const requested: string[] = []
  const forgotten = new Set<string>()
  let count = 0
  let block = 0n
  return {
    requested,
    waiting: () => [...waits].map(({ hash }) => hash),
    mine(hash, receipt = {}) {
      block += 1n
      const mined = { hash, status: 'success', blockNumber: block, ...receipt } as const
      receipts.set(hash, mined)
      for (const wait of [...waits]) if (wait.hash === hash) wait.resolve(mined)
    },
    reorgOut: (hash) => void receipts.delete(hash),
    forget: (hash) => void forgotten.add(hash),
    fail(hash, error) {
      for (const wait of [...waits]) if (wait.hash === hash) wait.reject(error)
    },
    capabilities: {
      sendTransaction: async () => {
        count += 1
        return `0x${count}`
      },
      waitForTransaction({ hash, signal, timeoutMs }) {
        requested.push(hash)
        const known = receipts.get(hash)
        if (known !== undefined) return Promise.resolve(known)
        if (timeoutMs !== undefined)
          return Promise.reject(new KitError('transaction/timedOut', { shortMessage: 'Late.', details: hash }))
        return new Promise<TransactionReceipt>((resolve, reject) => {
          const wait = { hash, resolve, reject }
          waits.add(wait)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }).finally(() => {
          for (const wait of [...waits]) if (wait.hash === hash) waits.delete(wait)
        })
      },
      loadCapabilities: async () => ({
        getTransaction: async ({ hash }) =>
          forgotten.has(hash) ? undefined : ({ hash, status: 'reverted', reason } as never),
      }),
    },
  }
}
