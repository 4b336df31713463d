import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnalyticsEvent } from '@kit/api'
import { onTestFinished } from 'vitest'

/** A request to the host: the path, and the events of a batch. */
type Requested = {
  readonly path: string
  readonly type: string | undefined
  readonly events: readonly AnalyticsEvent[]
}

/** Starts an analytics service over HTTP whose responses the test controls. */
export async function startHost() {
  const requested: Requested[] = []
  const host = { isEnabled: true, status: 202, retryAfter: undefined as string | undefined, hasBatch: true }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    requested.push({ path, type: request.headers['content-type'], events: body === '' ? [] : JSON.parse(body) })
    if (host.retryAfter !== undefined) response.setHeader('retry-after', host.retryAfter)
    const isQuestion = request.method === 'GET'
    if (path.startsWith('/batch') && !host.hasBatch) return void response.writeHead(404).end('Not found')
    response.writeHead(isQuestion && host.status < 400 ? 200 : host.status)
    response.end(isQuestion ? JSON.stringify({ isAnalyticsEnabled: host.isEnabled }) : '{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const batches = () => requested.filter(({ path }) => path.startsWith('/batch')).map(({ events }) => events)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    host,
    requested,
    batches,
    names: () => batches().map((events) => events.map(({ props }) => props.event)),
  }
}
