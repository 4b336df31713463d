import { onTestFinished } from 'vitest'

/** Returns a function that lists the pending timers of the pairing client and the connector, by where they were started. */
export function watchTimers(): () => readonly string[] {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const running = new Map<unknown, string>()
  const origin = (delayMs: unknown) => {
    const lines = new Error().stack?.split('\n').slice(3) ?? []
    const isOurs = (text: string) => /@walletconnect|walletconnect\/src/.test(text)
    const line = lines.find((text) => isOurs(text) && !/\/server\/|\/src\/testing\/|\.test\.ts/.test(text))
    return line === undefined ? undefined : `${delayMs} ms ${line.trim()}`
  }
  const note = (timer: unknown, delayMs: unknown) => {
    const where = origin(delayMs)
    if (where !== undefined) running.set(timer, where)
    return timer
  }
  type Callback = (...parts: unknown[]) => void
  Object.assign(globalThis, {
    setTimeout: Object.assign((callback: Callback, delayMs?: number, ...rest: unknown[]) => {
      const timer: unknown = setTimeout(
        (...parts: unknown[]) => {
          running.delete(timer)
          callback(...parts)
        },
        delayMs,
        ...rest,
      )
      return note(timer, delayMs)
    }, setTimeout),
    setInterval: (callback: Callback, delayMs?: number) => note(setInterval(callback, delayMs), delayMs),
    clearTimeout: (timer: never) => {
      running.delete(timer)
      clearTimeout(timer)
    },
    clearInterval: (timer: never) => {
      running.delete(timer)
      clearInterval(timer)
    },
  })
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval })
  })
  return () => [...running.values()]
}
