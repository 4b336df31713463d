import { createPrivateKey } from 'node:crypto'
import { isLoopback } from '@kit/siwx/server'
import { z } from 'zod'

/** HTTPS, or HTTP on localhost. */
const safeUrl = z.url({ protocol: /^https?$/ }).refine(isSafeUrl, 'must use HTTPS unless the host is localhost')

/** Replaces the provider with a compatible development server. */
const issuer = safeUrl.optional()

/** A client as registered with the provider. */
const client = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  issuer,
})

/** Apple uses a key instead of a secret. */
const appleClient = z.strictObject({
  /** The Services ID. */
  clientId: z.string().min(1),
  teamId: z.string().min(1),
  keyId: z.string().min(1),
  /** Content of the `.p8` file. */
  privateKey: z.string().refine(isP256, 'must be a P-256 private key in PEM format'),
  issuer,
})

const farcaster = z.strictObject({
  /** Delivers the link to the user's app, and returns the signature. */
  relay: safeUrl,
  /** A node of chain 10, where the accounts are registered. */
  rpc: safeUrl,
})

/** Sign-in providers besides email. Providers that are not configured are not offered or contacted. */
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
