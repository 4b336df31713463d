import type { Emit } from '../event/createEvents.js'

/** Runs code of a wallet or plugin. If it throws, emits a `kit/internalError` event and returns undefined. */
export function safely<T>(emit: Emit, during: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    emit({ type: 'kit/internalError', error, during })
    return undefined
  }
}
