import { KitError } from '@kit/core/adapter'

/**
 * Adds the signature type, which a few wallets leave out. The last bit tells them apart: sr25519 always sets it, ed25519 never does.
 * Signatures of Ethereum accounts have no type.
 *
 * @throws KitError `wallet/invalidResponse` for an sr25519 signature without that bit.
 */
export function withSignatureKind(signature: `0x${string}`, address: string): `0x${string}` {
  if (address.startsWith('0x')) return signature
  const isMarked = Number.parseInt(signature.slice(-2), 16) >= 0x80
  if (signature.length === 130) return `${isMarked ? '0x01' : '0x00'}${signature.slice(2)}`
  if (signature.length !== 132 || !signature.startsWith('0x01') || isMarked) return signature
  throw new KitError('wallet/invalidResponse', {
    shortMessage: 'The wallet returned an invalid response to signPayload.',
  })
}
