import { formatMessage, type SiwxFields } from '@kit/siwx/server'
import type { RawResponse } from './requestJson.js'
import type { Signer } from './signNameRequest.js'

/** A page of a project, as far as the server sees it. */
export type TestPage = {
  readonly url: string
  readonly origin?: string
  readonly project?: string
}

/** Sends a request the way a page does: with its origin, for its project. */
export async function requestFromPage(
  { url, origin = 'http://localhost:3000', project = 'p' }: TestPage,
  call: string,
  { headers, ...init }: { readonly method?: string; readonly headers?: object; readonly body?: unknown } = {},
): Promise<RawResponse> {
  const response = await fetch(`${url}/auth/v1/${call}?projectId=${project}`, {
    ...init,
    headers: { ...(origin !== '' && { origin }), ...headers },
    ...(init.body !== undefined && { body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body) }),
  } as RequestInit)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** Body of a sign-in request. */
export type SignInRequest = {
  readonly method: 'POST'
  readonly headers: { readonly 'x-nonce-jwt': string }
  readonly body: { readonly message: string; readonly signature: string; readonly [name: string]: unknown }
}

/** Requests a nonce and signs a message with it. `changes` override fields of the message. */
export async function signInRequest(
  page: TestPage,
  signer: Signer,
  changes: Partial<SiwxFields> = {},
): Promise<SignInRequest> {
  const { nonce, token, now } = (await requestFromPage(page, 'nonce')).body as {
    nonce: string
    token: string
    now: number
  }
  const { host, href } = new URL(page.origin || 'http://localhost:3000')
  const message = formatMessage({
    domain: host,
    accountAddress: signer.address,
    uri: href,
    version: '1',
    chainId: 'eip155:1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    ...changes,
  })
  const signature = await signer.signMessage({ message })
  return { method: 'POST', headers: { 'x-nonce-jwt': token }, body: { message, signature } }
}

/** Signs a user in and returns the response. */
export async function signIn(page: TestPage, signer: Signer, changes?: Partial<SiwxFields>): Promise<RawResponse> {
  return requestFromPage(page, 'authenticate', await signInRequest(page, signer, changes))
}

/** Returns the request headers of a signed-in user. */
export function bearer(answer: RawResponse): { readonly headers: { readonly authorization: string } } {
  return { headers: { authorization: `Bearer ${(answer.body as { token: string }).token}` } }
}
