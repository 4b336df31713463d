import type { CaipNetworkId, StoragePort } from '@kit/core'
import { memoKey } from './isRemembered.js'

/** What is stored of a connection from one page load to the next. */
export type Memo = {
  readonly topic: string
  readonly networkIds: { readonly [namespace: string]: CaipNetworkId }
  /** The previous session, when the page that paired anew could not end it: the page that has its keys does. */
  readonly left?: string
}

/** Reads and writes the memo. A storage that fails counts as empty. */
export type MemoStore = {
  read(): Memo | undefined
  write(memo: Memo | undefined): void
  /** Calls back when another tab changed it. Returns a function that ends this. */
  watch(listener: () => void): () => void
}

/** Creates the memo of the kit whose storage has this prefix. */
export function createMemo(storage: StoragePort, prefix?: string): MemoStore {
  const key = memoKey(prefix)
  return {
    read() {
      try {
        const memo = JSON.parse(storage.getItem(key) ?? 'null')
        if (typeof memo?.topic !== 'string') return undefined
        const left = typeof memo.left === 'string' && { left: memo.left }
        return { topic: memo.topic, networkIds: { ...memo.networkIds }, ...left }
      } catch {
        return undefined
      }
    },
    write(memo) {
      try {
        if (memo === undefined) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(memo))
      } catch {
        // Not stored: the visitor pairs again after a reload.
      }
    },
    watch: (listener) => storage.watch((changed) => changed === key && listener()),
  }
}
