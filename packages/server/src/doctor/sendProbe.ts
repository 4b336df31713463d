import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** A response to {@link sendProbe}. */
export type ProbeResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** At most 64 KiB. */
  readonly text: string
}

/** Request of {@link sendProbe}. */
export type ProbeRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const timeoutMs = 10_000
const maxCharacters = 64 * 1024

/**
 * Sends a request without following redirects; returns undefined if there is no response. Accepts any certificate, because another check
 * reports it, and a probe contains no secret.
 */
export function sendProbe(url: URL, probe: ProbeRequest = {}): Promise<ProbeResponse | undefined> {
  const { method = 'GET', headers = {}, body } = probe
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { method, headers: { ...length, ...headers }, agent: false, rejectUnauthorized: false } as const
  return new Promise((resolve) => {
    const sent = send(url, options, (response) => {
      const { statusCode: status = 0 } = response
      let text = ''
      const finish = () => {
        clearTimeout(timer)
        resolve({ status, headers: response.headers, text })
        sent.destroy()
      }
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.length > maxCharacters) finish()
      })
      // A proxy that refuses a body closes the connection while it is still being sent.
      response.on('end', finish).on('error', finish)
    })
    const timer = setTimeout(() => sent.destroy(new Error('no response')), timeoutMs)
    sent.on('error', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
    sent.end(body)
  })
}
