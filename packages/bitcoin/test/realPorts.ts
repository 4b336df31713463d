import type { FetchPort } from '@kit/core'
import { createFakePorts, type FakePorts } from '@kit/testing'

/** The ports of a page without a browser, on the real clock and, without a `real` of the test, the real network. `asked` gets each address. */
export function realPorts(
  asked: string[] = [],
  real: FetchPort = (globalThis as unknown as { fetch: FetchPort }).fetch,
): FakePorts {
  const fetch: FetchPort = (address, init) => {
    asked.push(address)
    return real(address, init)
  }
  const clock = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout: (callback: () => void, delayMs: number) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }
  return createFakePorts({ fetch: Object.assign(fetch, { calls: [] }) as never, clock: clock as never })
}
