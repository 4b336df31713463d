import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Reason for a refused WebSocket. */
export type UpgradeError = {
  readonly status: 400 | 401 | 403 | 404 | 410 | 429 | 503
  readonly field: string
  readonly description: string
}

/** Responds to an upgrade with an HTTP error in the format of the contract, and closes the connection. */
export function rejectUpgrade(stream: Duplex, { status, field, description }: UpgradeError): void {
  const body = JSON.stringify({ status: 'FAILED', reasons: [{ field, description }] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    ...(status === 429 || status === 503 ? ['retry-after: 1'] : []),
    'connection: close',
  ]
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
