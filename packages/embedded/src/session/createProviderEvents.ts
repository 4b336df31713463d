type Listener = (value: unknown) => void

/** EIP-1193 provider events. */
export type ProviderEvents = {
  on(name: string, listener: Listener): void
  removeListener(name: string, listener: Listener): void
  emit(name: 'accountsChanged' | 'chainChanged' | 'disconnect', value: unknown): void
}

/** Creates the events. A listener that throws doesn't affect other listeners. */
export function createProviderEvents(): ProviderEvents {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
    },
    removeListener: (name, listener) => void listeners.get(name)?.delete(listener),
    emit(name, value) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(value)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
