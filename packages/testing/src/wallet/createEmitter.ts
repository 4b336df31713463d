/** Listeners by event name, as in EIP-1193 providers. */
export type Emitter = {
  on(event: string, listener: (...args: never[]) => void): void
  off(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: readonly unknown[]): void
  /** Number of listeners, for one event or all: 0 after a page cleaned up. */
  count(event?: string): number
}

/**
 * Creates an emitter in which a listener that throws does not keep the others from being called.
 *
 * @example const emitter = createEmitter(); emitter.on('chainChanged', (id) => …); emitter.emit('chainChanged', '0x1')
 */
export const createEmitter = (): Emitter => {
  const listeners = new Map<string, ((...args: never[]) => void)[]>()
  return {
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    off: (event, listener) => {
      const present = listeners.get(event) ?? []
      const index = present.indexOf(listener)
      if (index >= 0) listeners.set(event, present.toSpliced(index, 1))
    },
    emit: (event, ...args) => {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(...(args as never[]))
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    count: (event) =>
      event === undefined
        ? [...listeners.values()].reduce((sum, list) => sum + list.length, 0)
        : (listeners.get(event)?.length ?? 0),
  }
}
