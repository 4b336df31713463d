/** Storage for a pairing client's keys, sessions and messages. Values are plain data. */
export type RemoteWalletStorage = {
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * Creates in-memory storage. Pass the same one to a second wallet to simulate a restart.
 *
 * @example createRemoteWallet({ relayUrl, chains, storage: createMemoryStorage() })
 */
export const createMemoryStorage = (): RemoteWalletStorage => {
  const items = new Map<string, string>()
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async () => [...items].map(([key, value]) => [key, JSON.parse(value)]),
    getItem: async (key) => {
      const value = items.get(key)
      return value === undefined ? undefined : JSON.parse(value)
    },
    setItem: async (key, value) => {
      items.set(key, JSON.stringify(value))
    },
    removeItem: async (key) => {
      items.delete(key)
    },
  }
}
