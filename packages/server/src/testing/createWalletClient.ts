import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { SessionAnswer } from '../wallet/createLogins.js'

/** Claims that override those of a valid proof. */
export type ProofChange = Readonly<Record<string, unknown>>

/** A response of the wallet's API. */
export type WalletAnswer = { readonly status: number; readonly body: never; readonly field: string | undefined }

/** A device that calls the wallet's API the way the frame does. */
export type WalletClient = {
  /** Creates a DPoP proof for a call. */
  prove(path: string, accessToken?: string, change?: ProofChange): Promise<string>
  /** Sends a request with this device's proof and a session's tokens. */
  ask(path: string, body?: object, with_?: AskOptions): Promise<WalletAnswer>
}

/** Options for a call. */
export type AskOptions = {
  readonly session?: SessionAnswer | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly change?: ProofChange
  readonly signal?: AbortSignal
}

/** Creates a device with its own key. */
export async function createWalletClient(wallet: {
  readonly walletUrl: string
  readonly origin: string
  readonly login: string
  readonly now?: () => number
}): Promise<WalletClient> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const { now = Date.now } = wallet

  const prove: WalletClient['prove'] = (path, accessToken, change = {}) => {
    const ath = accessToken && createHash('sha256').update(accessToken).digest('base64url')
    const facts = { htm: 'POST', htu: `${wallet.login}${path}`, jti: randomUUID(), ...(ath && { ath }) }
    return new SignJWT({ iat: Math.floor(now() / 1000), ...facts, ...change })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .sign(privateKey)
  }

  return {
    prove,
    async ask(path, body = {}, { session, headers = {}, change, signal } = {}) {
      const answer = await fetch(`${wallet.walletUrl}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          origin: wallet.origin,
          dpop: await prove(path, session?.accessToken, change),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
          ...(session && { authorization: `DPoP ${session.accessToken}` }),
          ...headers,
        },
        ...(signal && { signal }),
      })
      const text = await answer.text()
      const json = text.startsWith('{') ? JSON.parse(text) : text
      return { status: answer.status, body: json as never, field: json?.reasons?.[0]?.field }
    },
  }
}
