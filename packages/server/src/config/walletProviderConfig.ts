import { createPrivateKey } from 'node:crypto'
import { isLoopback } from '@kit/siwx/server'
import { z } from 'zod'

/** HTTPS, or HTTP on this machine. */
const safeUrl = z.url({ protocol: /^https?$/ }).refine(isSafeUrl, 'must use HTTPS unless the host is localhost')

/** In place of the provider itself: a development server that speaks as it. */
const issuer = safeUrl.optional()

/** A client as registered with the provider. */
const client = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  issuer,
})

/** Apple has a key in place of a secret. */
const appleClient = z.strictObject({
  /** The id of the Services ID. */
  clientId: z.string().min(1),
  teamId: z.string().min(1),
  keyId: z.string().min(1),
  /** What the `.p8` file holds. */
  privateKey: z.string().refine(isP256, 'must be a P-256 private key in PEM format'),
  issuer,
})

const farcaster = z.strictObject({
  /** What brings the link to the visitor's app, and the signature back. */
  relay: safeUrl,
  /** A node of chain 10, where the accounts are registered. */
  rpc: safeUrl,
})

/** Where people log in beside e-mail: what is absent is not offered, and nothing is asked of it. */
export const walletProviderConfig = z.strictObject({
  google: client.optional(),
  x: client.optional(),
  discord: client.optional(),
  farcaster: farcaster.optional(),
  github: client.optional(),
  apple: appleClient.optional(),
  facebook: client.optional(),
})

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isLoopback(hostname)
}

function isP256(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
