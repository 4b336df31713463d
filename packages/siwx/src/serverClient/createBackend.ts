import { isCaipNetworkId, isKitError, type PluginContext, type ResponseLike } from '@kit/core/plugin'
import type { EmailCapture } from '../capture/CaptureState.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import { siwxError } from '../error/siwxErrors.js'
import type { PageSiwxOptions } from '../page/PageSiwxOptions.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'

/** Options for {@link serverSiwx}. */
export type ServerSiwxOptions = Omit<PageSiwxOptions, 'domain' | 'getNonce' | 'uri' | 'verifiers'> & {
  /**
   * URL of the handlers, such as `/api/siwx`, or of a kit-server if `projectId` is set, such as `https://server.example`. No trailing
   * slash.
   */
  readonly url: string
  /** Accounts that the server found signed in when it rendered the page: `(await backend.getSession(headers))?.accounts`. */
  readonly initialAccounts?: readonly SignedInAccount[] | undefined
  /** The `credentials` option of `fetch`. Defaults to `same-origin`. A backend on another origin needs `include`. */
  readonly credentials?: 'omit' | 'same-origin' | 'include'
  /** The project ID at a kit-server, which signs in users for apps without a backend. */
  readonly projectId?: string
  /** Asks for an email address, if the kit-server project does: `emailCapture()`. */
  readonly emailCapture?: EmailCapture
}

/** A nonce and when it was issued, in milliseconds of the server's clock. Has a token if the server doesn't use cookies. */
export type IssuedNonce = { readonly nonce: string; readonly nowMs: number; readonly token?: string }

/** The signed-in accounts. Has a token if the server doesn't use cookies. */
export type SignedInResponse = { readonly accounts: readonly SignedInAccount[]; readonly token?: string }

/** Client of a sign-in backend. All calls reject with `siwx/unknown` if the server can't be reached or returns an unexpected response. */
export type Backend = {
  nonce(): Promise<IssuedNonce>
  /** @throws KitError `siwx/invalid`, whose details name the reason given by the server */
  verify(session: SiwxSession, nonceToken?: string, bearer?: string, emailToken?: string): Promise<SignedInResponse>
  /** Returns undefined if no account is signed in. */
  session(bearer?: string): Promise<SignedInResponse | undefined>
  /** Signs out one account, or all. Returns undefined if none is left. */
  signOut(account: Partial<SignedInAccount>, bearer?: string): Promise<SignedInResponse | undefined>
}

/** Creates the client. Region rules can block a kit-server, which is a configured service, but not the app's own server. */
export function createBackend({ ports }: Pick<PluginContext, 'ports'>, options: ServerSiwxOptions): Backend {
  const { credentials, projectId } = options
  const isProject = projectId !== undefined
  const fetch = isProject ? ports.fetch : ports.appFetch

  async function ask(path: string, body?: object, headers: Readonly<Record<string, string | undefined>> = {}) {
    const url = isProject
      ? `${options.url}/auth/v1/${path}?projectId=${encodeURIComponent(projectId)}`
      : `${options.url}/${path}`
    const given = Object.entries({ ...headers, ...(body && { 'content-type': 'application/json' }) })
    const sent = Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
    try {
      return await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: sent,
        ...(body && { body: JSON.stringify(body) }),
        ...(credentials && { credentials }),
      })
    } catch (cause) {
      throw isKitError(cause, 'kit/regionBlocked') ? cause : siwxError('siwx/unknown', undefined, cause)
    }
  }

  return {
    async nonce() {
      const { nonce, now, token } = await read(await ask('nonce'))
      if (typeof nonce !== 'string' || typeof now !== 'number' || Number.isNaN(new Date(now).getTime()))
        throw siwxError('siwx/unknown')
      return { nonce, nowMs: now, ...(typeof token === 'string' && { token }) }
    },
    async verify({ message, signature, cacao }, nonceToken, bearer, emailToken) {
      const body = { message, signature, ...(isProject ? { emailToken } : { cacao }) }
      const headers = { 'x-nonce-jwt': nonceToken, authorization: toHeader(bearer) }
      const response = await ask(isProject ? 'authenticate' : 'verify', body, headers)
      if ([400, 401, 403, 413, 422].includes(response.status)) {
        const { error } = await response.json().then(toObject, () => toObject(undefined))
        throw siwxError(
          'siwx/invalid',
          typeof error === 'string' ? error : `the server responded with status ${response.status}`,
        )
      }
      return toSignedIn(await read(response))
    },
    async session(bearer) {
      // Without `optional`, browsers would log an error for each user who isn't signed in.
      const response = await ask(isProject ? 'me' : 'session?optional', undefined, { authorization: toHeader(bearer) })
      if (response.status === 401) return undefined
      const signedIn = toSignedIn(await read(response))
      return signedIn.accounts.length > 0 ? signedIn : undefined
    },
    async signOut({ chainId, address }, bearer) {
      const response = await ask('sign-out', { chainId, address }, { authorization: toHeader(bearer) })
      if (response.status === 401) return undefined
      const answer = await read(response)
      return answer['accounts'] === undefined ? undefined : toSignedIn(answer)
    },
  }
}

const toHeader = (bearer: string | undefined) => (bearer === undefined ? undefined : `Bearer ${bearer}`)

const toObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as { readonly [name: string]: unknown }

/** Server responses are untrusted input. */
async function read(response: ResponseLike): Promise<{ readonly [name: string]: unknown }> {
  if (!response.ok) throw siwxError('siwx/unknown', `the server responded with status ${response.status}`)
  try {
    return toObject(await response.json())
  } catch (cause) {
    throw siwxError('siwx/unknown', undefined, cause)
  }
}

function toSignedIn({ accounts, token }: { readonly [name: string]: unknown }): SignedInResponse {
  if (!Array.isArray(accounts)) throw siwxError('siwx/unknown')
  const known = accounts
    .map(toObject)
    .flatMap(({ chainId, address }) =>
      isCaipNetworkId(chainId) && typeof address === 'string' ? [{ chainId, address }] : [],
    )
  return { accounts: known, ...(typeof token === 'string' && { token }) }
}
