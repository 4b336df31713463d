import { createMemoryStorage, type RemoteWalletStorage } from '@kit/testing/remote-wallet'

const prefix = 'remote-wallet:'

/**
 * Creates the pairing client's storage in web storage. Invalid JSON counts as absent; with full or disabled storage, only the next load
 * remembers nothing.
 *
 * @example createWebStorage(() => localStorage)
 */
export function createWebStorage(open: () => Storage): RemoteWalletStorage {
  const storage = tryTo(open)
  if (!storage) return createMemoryStorage()
  const keys = () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  const read = (key: string) => tryTo(() => JSON.parse(storage.getItem(prefix + key) ?? 'null')) ?? undefined
  return {
    getKeys: async () => keys(),
    getEntries: async () => keys().map((key) => [key, read(key)]),
    getItem: async (key) => read(key),
    setItem: async (key, value) => tryTo(() => storage.setItem(prefix + key, JSON.stringify(value))),
    removeItem: async (key) => tryTo(() => storage.removeItem(prefix + key)),
  }
}

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
