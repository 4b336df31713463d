import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import type { passkeyResponse } from '../contract/walletFields.js'
import { ApiRefusal } from '../http/ApiRefusal.js'

/** As a request carries it. */
export type PasskeyResponse = z.output<typeof passkeyResponse>

/** What a response must be of. */
export type Expected = {
  /** What was to be signed, as base64url. */
  readonly bytes: string
  /** Of the frame, whose host is the one that passkeys are for. */
  readonly origin: string
  /** Whether the frame may be in a page of this origin. */
  readonly allowsTop: (origin: string) => boolean
}

/** ES256 and RS256: what every platform has. */
export const PASSKEY_ALGORITHMS = [-7, -257]

const clientData = z.object({ topOrigin: z.string().optional() })

/** A passkey that was made. @throws ApiRefusal 400, field `response`, for one that is not of this ceremony, host and page, or without verification of the person */
export async function verifyMadePasskey(response: PasskeyResponse, expected: Expected): Promise<WebAuthnCredential> {
  return orRefuse(async () => {
    const made = response as Omit<RegistrationResponseJSON, 'clientExtensionResults'>
    requireTop(response, expected)
    // Nobody asked for a certificate, and looking one up would ask hosts that the response names.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject))
    if (attestation.get('attStmt').get('x5c') !== undefined || !['none', 'packed'].includes(attestation.get('fmt')))
      throw new Error('Attestation certificates are not supported')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(expected),
      response: { ...made, clientExtensionResults: {} },
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    if (!verified) throw new Error('Invalid response')
    return registrationInfo.credential
  })
}

/** The counter of a passkey that was shown. @throws ApiRefusal 400, as {@link verifyMadePasskey} does */
export async function verifyShownPasskey(
  response: PasskeyResponse,
  { id, publicKey }: Pick<WebAuthnCredential, 'id' | 'publicKey'>,
  expected: Expected,
): Promise<number> {
  return orRefuse(async () => {
    const top = requireTop(response, expected)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: {
        ...(response as Omit<AuthenticationResponseJSON, 'clientExtensionResults'>),
        clientExtensionResults: {},
      },
      // The store compares counters: two responses at once are compared, too.
      credential: { id, publicKey, counter: 0 },
      ...(top !== undefined && { expectedTopOrigin: top }),
    })
    if (!verified) throw new Error('Invalid signature')
    return authenticationInfo.newCounter
  })
}

function expectedOf({ bytes, origin }: Expected) {
  return {
    expectedChallenge: bytes,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

function requireTop({ response }: PasskeyResponse, { allowsTop }: Expected): string | undefined {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
  const { topOrigin } = clientData.parse(JSON.parse(text))
  if (topOrigin !== undefined && !allowsTop(topOrigin)) throw new Error('This page is not allowed to embed the frame')
  return topOrigin
}

async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new ApiRefusal(400, 'response', 'Invalid passkey response')
  }
}
