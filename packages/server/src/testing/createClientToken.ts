import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

/** Key and ID of a relay client. */
export type ClientIdentity = { readonly clientId: string; readonly privateKey: KeyObject }

/** Creates a client identity: an Ed25519 key and its did:key. */
export function createClientIdentity(): ClientIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  // Not as a JWK: Node 20 can hang there when garbage collection runs at the same time.
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return { privateKey, clientId: `did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...raw))}` }
}

/** Signs a relay token. `claims` and `header` override what a client normally writes. */
export function createClientToken(
  { clientId, privateKey }: ClientIdentity,
  claims: Readonly<Record<string, unknown>> = {},
  header: Readonly<Record<string, unknown>> = {},
): string {
  const iat = Math.floor(Date.now() / 1000)
  const sub = randomBytes(32).toString('hex')
  const payload = { iss: clientId, sub, aud: 'ws://127.0.0.1', iat, exp: iat + 86_400, ...claims }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'EdDSA', typ: 'JWT', ...header })}.${part(payload)}`
  return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
}
