import type { StoragePort } from '@kit/core/adapter'

/** Storage of one tab, with controls for a test. */
export type FakeStorage = StoragePort & {
  /** The stored items, shared by all tabs. Write to it for corrupt content. */
  readonly items: Map<string, string>
  /** `full` rejects writes, `disabled` throws on every call as in some private modes. */
  fail(how: 'never' | 'full' | 'disabled'): void
  /** Opens another tab on the same items: each is notified of the others' writes, as by `storage` events. */
  openTab(): FakeStorage
  /** Number of watchers: 0 after a kit was destroyed. */
  watcherCount(): number
}

/**
 * Creates storage that can be full, disabled, corrupt, or shared by tabs.
 *
 * @example const storage = createFakeStorage({ 'kit:recent': '{not json' }); storage.fail('full')
 */
export const createFakeStorage = (initial: Readonly<Record<string, string>> = {}): FakeStorage =>
  createTab(new Map(Object.entries(initial)), new Set())

type Watch = { readonly tab: object; readonly listener: (key: string | null) => void }

const createTab = (items: Map<string, string>, watches: Set<Watch>): FakeStorage => {
  const tab = {}
  let failure: 'never' | 'full' | 'disabled' = 'never'
  const check = (writing: boolean) => {
    if (failure === 'disabled') throw new Error('SecurityError: storage is disabled')
    if (failure === 'full' && writing) throw new Error('QuotaExceededError: storage is full')
  }
  const notifyOthers = (key: string) => {
    for (const watch of [...watches]) if (watch.tab !== tab) watch.listener(key)
  }
  return {
    items,
    getItem: (key) => {
      check(false)
      return items.get(key) ?? null
    },
    setItem: (key, value) => {
      check(true)
      items.set(key, value)
      notifyOthers(key)
    },
    removeItem: (key) => {
      check(false)
      if (items.delete(key)) notifyOthers(key)
    },
    watch: (listener) => {
      const watch = { tab, listener }
      watches.add(watch)
      return () => watches.delete(watch)
    },
    fail: (how) => {
      failure = how
    },
    openTab: () => createTab(items, watches),
    watcherCount: () => [...watches].filter((watch) => watch.tab === tab).length,
  }
}
