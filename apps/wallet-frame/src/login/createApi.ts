import type * as contract from '@kit/server/contract'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import * as z from 'zod/mini'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import { apiPaths } from './apiPaths.data.js'
import { createNamedLock } from './createNamedLock.js'

type Calls = typeof contract
type Body<Name extends keyof Calls> = Calls[Name] extends {
  readonly body: { readonly _zod: { readonly input: infer Input } }
}
  ? Input
  : never
/** Response type of a call. */
export type AnswerOf<Name extends keyof Calls> = Calls[Name] extends {
  readonly answer: { readonly _zod: { readonly output: infer Output } }
}
  ? Output
  : never

/** Options for an API call. */
export type CallOptions = { readonly signal?: AbortSignal; readonly accessToken?: string }

/**
 * Typed calls of `/wallet/v1`, each with a proof of this device's key (RFC 9449). They reject with {@link ApiFailure}, or the signal's
 * reason.
 */
export type Api = {
  readonly [Name in keyof typeof apiPaths]: (body: Body<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>
}

const refusal = z.object({ reasons: z.array(z.object({ field: z.string(), description: z.string() })) })

export type ApiOptions = {
  readonly origin: string
  readonly keyValue: KeyValue
  /** Called when the server no longer accepts a token. Resolves with a new one, or undefined if the user is signed out. */
  renew(staleToken: string): Promise<string | undefined>
}

/** Creates the API client for `origin`. The device key is created with the first call, and never leaves the browser. */
export function createApi({ origin, keyValue, renew }: ApiOptions): Api {
  let keys: Promise<KeyPair> | undefined
  let skewMs = 0

  async function call(
    path: string,
    body: unknown,
    { signal, accessToken }: CallOptions = {},
    isAgain = false,
  ): Promise<unknown> {
    const url = `${origin}/wallet/v1/${path}`
    keys ??= loadKeys(keyValue).catch((error: unknown) => {
      // The next call retries.
      keys = undefined
      throw error
    })
    const proof = await generateProof(await keys, url, 'POST', undefined, accessToken, {
      iat: Math.floor((Date.now() + skewMs) / 1000),
    })
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        dpop: proof,
        ...(accessToken !== undefined && { authorization: `DPoP ${accessToken}` }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }).catch(() => {
      signal?.throwIfAborted()
      throw new ApiFailure(0, 'network', 'Can’t reach the wallet server.')
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const { data } = refusal.safeParse(answer)
    const { field = '', description = `The wallet server responded with status ${response.status}.` } =
      data?.reasons[0] ?? {}
    // The server's date corrects a wrong clock.
    const serverMs = Date.parse(response.headers.get('date') ?? '')
    if (field === 'dpop' && !isAgain && Math.abs(serverMs - Date.now() - skewMs) > 30_000) {
      skewMs = serverMs - Date.now()
      return call(path, body, { ...(signal && { signal }), ...(accessToken !== undefined && { accessToken }) }, true)
    }
    if (field === 'authorization' && accessToken !== undefined && !isAgain) {
      const renewed = await renew(accessToken)
      if (renewed !== undefined) return call(path, body, { ...(signal && { signal }), accessToken: renewed }, true)
    }
    const retryS = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new ApiFailure(response.status, field, description, Number.isNaN(retryS) ? undefined : retryS * 1000)
  }

  const calls = Object.entries(apiPaths).map(([name, path]) => [
    name,
    (body: unknown, options?: CallOptions) => call(path, body, options),
  ])
  return Object.fromEntries(calls) as Api
}

async function loadKeys(keyValue: KeyValue): Promise<KeyPair> {
  // Two tabs that start at once must share one key.
  return createNamedLock()('device', async () => {
    const kept = await keyValue.get('dpop').catch(() => undefined)
    if (isKeyPair(kept)) return kept
    const made = await generateKeyPair('ES256')
    await keyValue.set('dpop', made)
    return made
  })
}

function isKeyPair(value: unknown): value is KeyPair {
  const { privateKey, publicKey } = (value ?? {}) as Partial<KeyPair>
  return privateKey instanceof CryptoKey && publicKey instanceof CryptoKey
}
