import { privateKeyToAccount } from 'viem/accounts'
import { formatMessage } from '../../message/formatMessage.js'
import type { SiwxFields } from '../../message/SiwxFields.js'
import type { SignedInAccount } from '../../server/SignedInAccount.js'

/** Publicly known keys of Anvil's first accounts. */
export const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

type Answer = {
  readonly nonce: string
  readonly now: number
  readonly token: string
  readonly expiresAt: number
  readonly accounts: readonly SignedInAccount[]
  readonly error?: string
}

/** A page in a browser, as seen by a backend: with an origin, and with cookies stored as browsers do. */
export function createTestPage(options: {
  readonly origin: string
  readonly send: (request: Request) => Promise<Response>
  /** URL of the handlers. */
  readonly url?: string
}) {
  const { origin, send, url = `${origin}/api/siwx` } = options
  const cookies = new Map<string, string>()

  async function fetch(
    path: string,
    init: { body?: BodyInit | undefined; headers?: Record<string, string>; method?: string | undefined } = {},
  ): Promise<Response> {
    const method = init.method ?? (init.body === undefined ? 'GET' : 'POST')
    const headers = new Headers({ ...(method === 'POST' && { origin }), ...init.headers })
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar !== '') headers.set('cookie', jar)
    const request = { method, headers, ...(init.body !== undefined && { body: init.body, duplex: 'half' }) }
    const response = await send(new Request(new URL(path, origin), request))
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  async function ask(path: string, init?: Parameters<typeof fetch>[1]) {
    const response = await fetch(`${url}/${path}`, init)
    const body = (await response.json()) as Answer
    return { status: response.status, body, setCookies: response.headers.getSetCookie() }
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    // Like a strict browser: `Secure` requires HTTPS, and the prefix requires `Secure`, no domain and the root path.
    if (attributes.includes('Secure') && !origin.startsWith('https:')) return
    if (name.startsWith('__Host-') && !(attributes.includes('Secure') && attributes.includes('Path=/'))) return
    if (attributes.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }

  /** Returns the fields of a valid message, with a nonce and the time of the backend. */
  async function prepare(changes: Partial<SiwxFields> = {}): Promise<{ fields: SiwxFields; nonceToken: string }> {
    const { nonce, now, token } = (await ask('nonce')).body
    const fields: SiwxFields = {
      ...(origin.startsWith('http:') && { scheme: 'http' }),
      domain: new URL(origin).host,
      accountAddress: privateKeyToAccount(keys[0]).address,
      uri: `${origin}/`,
      version: '1',
      chainId: 'eip155:1',
      nonce,
      issuedAt: new Date(now).toISOString(),
      ...changes,
    }
    return { fields, nonceToken: token }
  }

  return {
    cookies,
    /** Stores the cookies of a response that arrives late. */
    keep: (setCookies: readonly string[]) => setCookies.forEach(keep),
    /** Matches the port of a kit. */
    fetch,
    ask,
    prepare,
    post: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      ask(path, { body: JSON.stringify(body), headers }),
    /** Returns the body of `verify`, signed with the key of an EVM account. */
    async sign(changes: Partial<SiwxFields> = {}, key: `0x${string}` = keys[0]) {
      const account = privateKeyToAccount(key)
      const { fields } = await prepare({ accountAddress: account.address, ...changes })
      const message = formatMessage(fields)
      return { message, signature: await account.signMessage({ message }) }
    },
    /** Creates a request from a page of the app to its own API. */
    request(init: { headers?: Record<string, string> } = {}) {
      const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return new Request(`${origin}/api/orders`, { headers: { cookie: jar, ...init.headers } })
    },
  }
}
