import { browserPorts } from '@kit/core'
import type { FetchPort } from '@kit/core/adapter'
import { createFakePorts, type FakePorts } from '@kit/testing'

/** Creates ports of a page without a browser, with the real clock and, unless a `fetch` is given, the real network. */
export function createRealPorts({
  fetch = globalThis.fetch as FetchPort,
  ...given
}: {
  readonly fetch?: FetchPort | undefined
  readonly storage?: FakePorts['storage']
} = {}): FakePorts {
  const calls: { url: string }[] = []
  const count: FetchPort = (url, init) => {
    calls.push({ url })
    return fetch(url, init)
  }
  const clock = browserPorts().clock as FakePorts['clock']
  return createFakePorts({ fetch: Object.assign(count, { calls }), clock, ...given })
}
