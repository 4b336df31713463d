import { browserPorts, type FetchPort } from '@kit/core'
import { createFakePorts, type FakePorts } from '@kit/testing'

/** The ports of a page without a browser, on the real clock and the real network. `onRequest` hears of each request. */
export function createRealPorts(onRequest: (url: string, body: string) => void = () => {}): FakePorts {
  const real = (globalThis as unknown as { fetch: FetchPort }).fetch
  const calls: { url: string }[] = []
  const fetch: FetchPort = (url, init) => {
    calls.push({ url })
    onRequest(url, init?.body ?? '')
    return real(url, init)
  }
  return createFakePorts({ fetch: Object.assign(fetch, { calls }), clock: browserPorts().clock as FakePorts['clock'] })
}
