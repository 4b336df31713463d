import { base64urlnopad } from '@scure/base'
import type { Addresses } from './Addresses.js'
import { fingerprintOf } from './addressesOf.js'
import type { KeyKind, SealedCopy, UnlockKey } from './SealedCopy.js'

/** Metadata of a copy. */
export type CopyFacts = Pick<SealedCopy, 'keyId' | 'label' | 'credentialId'>

/**
 * Encrypts a root under an unlock key: AES-256-GCM with a new nonce, bound to the user, the key, its kind and the addresses.
 *
 * @example await sealCopy(root, addresses, { kind: 'code', secret }, { keyId, label: 'Code' }, user)
 */
export async function sealCopy(
  root: Uint8Array<ArrayBuffer>,
  addresses: Addresses,
  unlockKey: UnlockKey,
  facts: CopyFacts,
  user: string,
): Promise<SealedCopy> {
  const salt = unlockKey.kind === 'device' ? new Uint8Array() : crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const fingerprint = base64urlnopad.encode(await fingerprintOf(addresses))
  const { kind } = unlockKey
  const additionalData = additionalDataOf({ user, keyId: facts.keyId, kind, fingerprint })
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, await keyOf(unlockKey, salt), root)
  return {
    ...facts,
    kind,
    salt: base64urlnopad.encode(salt),
    iv: base64urlnopad.encode(iv),
    data: base64urlnopad.encode(new Uint8Array(data)),
    fingerprint,
  }
}

/**
 * Decrypts a copy.
 *
 * @throws DOMException `OperationError` for another key, user or address, or a modified copy
 */
export async function openCopy(copy: SealedCopy, unlockKey: UnlockKey, user: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(base64urlnopad.decode(text))
  const iv = bytes(copy.iv)
  const additionalData = additionalDataOf({ ...copy, user, kind: unlockKey.kind })
  const key = await keyOf(unlockKey, bytes(copy.salt))
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes(copy.data)))
}

type Bound = Pick<SealedCopy, 'fingerprint' | 'keyId'> & { readonly user: string; readonly kind: KeyKind }

function additionalDataOf({ user, keyId, kind, fingerprint }: Bound): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`kit-copy/1|${user}|${keyId}|${kind}|${fingerprint}`)
}

async function keyOf(unlockKey: UnlockKey, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  if (unlockKey.kind === 'device') return unlockKey.key
  const secret = await crypto.subtle.importKey('raw', unlockKey.secret, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(`kit-copy/1/${unlockKey.kind}`)
  const usages = ['encrypt', 'decrypt'] as const
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    usages,
  )
}
