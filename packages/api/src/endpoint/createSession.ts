import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { CreateSessionBody, CreateSessionQuery, CreateSessionResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { type SessionTerms, termsBody } from '../parse/parseSmartSession.js'
import { requireHex, wordOf } from '../parse/wordOf.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/** A newly created session. */
export type CreatedWalletSession = {
  readonly pci: string
  /** Public key of the session on secp256k1, uncompressed (65 bytes). */
  readonly publicKey: `0x${string}`
}

/**
 * `POST /v1/sessions/{account}`: creates a wallet session with its own key. Never retried, since a second attempt would create a second
 * session.
 *
 * @param asked.proof Proof of the account's consent, see `sessionProof`. Open services require none.
 * @throws ApiError
 */
export function createSession(
  client: ApiClient,
  account: CaipAddress,
  input: SessionTerms & { readonly proof?: SignedSessionProof | undefined },
  signal?: AbortSignal,
): Promise<CreatedWalletSession> {
  const body: WithUndefined<CreateSessionBody> = { ...termsBody(input), ...proofFields(input.proof) }
  const query: WithUndefined<CreateSessionQuery> = { v: '2' }
  return client.request(`v1/sessions/${encodeURIComponent(account)}`, {
    query,
    body,
    signal,
    parse: async (response) => {
      const answer = fieldsOf<CreateSessionResponse>(await response.json())
      const pci = wordOf(answer.pci)
      if (pci === undefined) throw new TypeError('The session has no ID.')
      return { pci, publicKey: requireKey(fieldsOf<CreateSessionResponse['key']>(answer.key).publicKey) }
    },
  })
}

/** Parses the hex of the key or, from services of the first version, the hex of that text. */
function requireKey(value: unknown): `0x${string}` {
  const hex = requireHex(value, 200)
  const bytes = hex.slice(2).match(/../g) ?? []
  const text = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('')
  const key = requireHex(/^(0x)?04[0-9a-f]{128}$/i.test(text) ? `0x${text.replace(/^0x/, '')}` : hex)
  if (!/^0x04[0-9a-f]{128}$/i.test(key)) throw new TypeError('Invalid public key.')
  return key
}
