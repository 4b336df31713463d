type Emitter = {
  rawListeners(name: string): ((...parts: unknown[]) => unknown)[]
  emit(name: string, ...parts: unknown[]): unknown
}

/**
 * Keeps unhandled rejections of the pairing client from reaching the page. The client calls its own asynchronous methods without awaiting
 * them, and passes asynchronous listeners to its emitters. Callers that await still get the rejection.
 */
export function containRejections(target: object, log: (error: unknown) => void): void {
  const own = target as { [name: string]: unknown }
  const seen = new Set(['constructor'])
  for (let level: object | null = target; level !== null && level !== Object.prototype; ) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      if (seen.has(name)) continue
      seen.add(name)
      if (typeof value === 'function') own[name] = contained(value as (...parts: unknown[]) => unknown, target, log)
      else if (name === 'events' && isEmitter(value)) containListeners(value, log)
    }
    level = Object.getPrototypeOf(level)
  }
}

const contained =
  (method: (...parts: unknown[]) => unknown, target: object, log: (error: unknown) => void) =>
  (...parts: unknown[]): unknown => {
    const result = method.apply(target, parts)
    if (result instanceof Promise) result.catch(log)
    return result
  }

const containListeners = (emitter: Emitter, log: (error: unknown) => void) => {
  emitter.emit = (name, ...parts) => {
    const listeners = emitter.rawListeners(name)
    for (const listener of listeners) {
      try {
        const result = listener.apply(emitter, parts)
        if (result instanceof Promise) result.catch(log)
      } catch (error) {
        log(error)
      }
    }
    return listeners.length > 0
  }
}

const isEmitter = (value: unknown): value is Emitter =>
  typeof (value as Partial<Emitter> | undefined)?.emit === 'function' &&
  typeof (value as Partial<Emitter>).rawListeners === 'function'
