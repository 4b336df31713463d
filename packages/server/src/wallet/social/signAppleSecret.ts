import { importPKCS8, SignJWT } from 'jose'

/** A client as registered with Apple. */
export type AppleClient = {
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  /** PKCS #8 as PEM. */
  readonly privateKey: string
}

/**
 * Creates the client secret for sign-in with Apple: a JWT signed by the app itself, for one request.
 *
 * @example await signAppleSecret({ clientId, teamId, keyId, privateKey }, 'https://appleid.apple.com')
 */
export async function signAppleSecret(client: AppleClient, issuer: string): Promise<string> {
  const { clientId, teamId, keyId, privateKey } = client
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5 min')
    .sign(await importPKCS8(privateKey, 'ES256'))
}
