import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { type SessionTerms, termsBody } from '../parse/parseSmartSession.js'

/** The terms to prove: signed by the account or, for `sign`, by the dapp's key that the session names as its signer. */
export type SessionProofRequest = { readonly account: CaipAddress } & (
  | { readonly action: 'create'; readonly terms: SessionTerms }
  | {
      readonly action: 'activate'
      readonly pci: string
      readonly terms: SessionTerms & { readonly context: `0x${string}` }
    }
  | { readonly action: 'revoke'; readonly pci: string }
  | { readonly action: 'list' }
  | { readonly action: 'sign'; readonly pci: string; readonly operationHash: `0x${string}` }
)

/** A text to sign, and the fields that the service needs to rebuild it. */
export type SessionProof = {
  /** Sign it unchanged (EIP-191). */
  readonly message: string
  readonly nonce: string
  /** Expiry in milliseconds since the epoch, in whole seconds. */
  readonly expiresAtMs: number
}

/**
 * A proof with its signature: of a key or, for accounts, also of a contract wallet (EIP-1271) or one that isn't deployed yet (EIP-6492).
 */
export type SignedSessionProof = Omit<SessionProof, 'message'> & { readonly signature: string }

/**
 * Returns the exact text that proves consent to an action on a wallet session of kit-server. It is valid only at the client's service, and
 * until it expires.
 *
 * @param request The action. `operationHash` is the hash of the user operation (ERC-4337 v0.7).
 * @param options.nonce Random, 8 to 64 letters, digits, `-` and `_`. Use each only once.
 * @param options.lifetimeMs Defaults to five minutes. Services accept at most an hour.
 * @example
 * const { message, ...proof } = sessionProof(client, { action: 'revoke', account, pci }, { nonce })
 * await revokeSession(client, account, { pci, proof: { ...proof, signature: await kit.signMessage({ message }) } })
 */
export function sessionProof(
  client: ApiClient,
  request: SessionProofRequest,
  { nonce, lifetimeMs = 300_000 }: { readonly nonce: string; readonly lifetimeMs?: number },
): SessionProof {
  const expires = Math.floor((client.now() + lifetimeMs) / 1000)
  const lines = [
    'kit-server wallet session',
    `domain: ${new URL(client.url('')).host}`,
    `project: ${client.projectId ?? ''}`,
    `action: ${request.action}`,
    `account: ${request.account.toLowerCase()}`,
    `pci: ${request.action === 'create' ? 'new' : request.action === 'list' ? 'all' : request.pci}`,
    `nonce: ${nonce}`,
    `expires: ${expires}`,
  ]
  if ('terms' in request) {
    const context = 'context' in request.terms ? { context: request.terms.context } : {}
    // As the service parses it, without values that JSON doesn't support.
    lines.push(`terms: ${sortedJson(JSON.parse(JSON.stringify({ ...termsBody(request.terms), ...context })))}`)
  }
  if ('operationHash' in request) lines.push(`operation: ${request.operationHash.toLowerCase()}`)
  return { message: lines.join('\n'), nonce, expiresAtMs: expires * 1000 }
}

/** Returns the fields of a proof to send with a call, or none without a proof. */
export function proofFields(proof: SignedSessionProof | undefined): {
  readonly signature?: string
  readonly nonce?: string
  readonly expires?: number
} {
  if (proof === undefined) return {}
  return { signature: proof.signature, nonce: proof.nonce, expires: Math.floor(proof.expiresAtMs / 1000) }
}

/** Serializes JSON without spaces, with object keys sorted by UTF-16 code units. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, content]) => `${JSON.stringify(key)}:${sortedJson(content)}`).join()}}`
}
