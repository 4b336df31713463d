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
import { HttpError } from '../platform/http/HttpError.js'

/** Passkey response in a request. */
export type PasskeyResponse = z.output<typeof passkeyResponse>

/** Expected properties of a response. */
export type ExpectedCeremony = {
  /** Signed bytes, base64url-encoded. */
  readonly bytes: string
  /** Origin of the frame, whose host owns the passkeys. */
  readonly origin: string
  /** Returns whether a page of this origin can embed the frame. */
  readonly allowsTop: (origin: string) => boolean
}

/** ES256 and RS256: supported by every platform. */
export const passkeyAlgorithms = [-7, -257]

const clientData = z.object({ topOrigin: z.string().optional() })

/**
 * Verifies a new passkey. @throws HttpError 400, field `response`, if it is not of this ceremony, host and page, or without user
 * verification
 */
export async function verifyRegistration(
  response: PasskeyResponse,
  expected: ExpectedCeremony,
): Promise<WebAuthnCredential> {
  return orHttpError(async () => {
    const registration = response as Omit<RegistrationResponseJSON, 'clientExtensionResults'>
    requireTop(response, expected)
    // No certificate was requested, and verifying one would contact hosts that the response names.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(registration.response.attestationObject))
    if (attestation.get('attStmt').get('x5c') !== undefined || !['none', 'packed'].includes(attestation.get('fmt')))
      throw new Error('Attestation certificates are not supported')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(expected),
      response: { ...registration, clientExtensionResults: {} },
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (!verified) throw new Error('Invalid response')
    return registrationInfo.credential
  })
}

/** Verifies a passkey assertion and returns its counter. @throws HttpError 400, like {@link verifyRegistration} */
export async function verifyAssertion(
  response: PasskeyResponse,
  { id, publicKey }: Pick<WebAuthnCredential, 'id' | 'publicKey'>,
  expected: ExpectedCeremony,
): Promise<number> {
  return orHttpError(async () => {
    const top = requireTop(response, expected)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: {
        ...(response as Omit<AuthenticationResponseJSON, 'clientExtensionResults'>),
        clientExtensionResults: {},
      },
      // The store compares counters, so that two concurrent responses are compared, too.
      credential: { id, publicKey, counter: 0 },
      ...(top !== undefined && { expectedTopOrigin: top }),
    })
    if (!verified) throw new Error('Invalid signature')
    return authenticationInfo.newCounter
  })
}

function expectedOf({ bytes, origin }: ExpectedCeremony) {
  return {
    expectedChallenge: bytes,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

function requireTop({ response }: PasskeyResponse, { allowsTop }: ExpectedCeremony): string | undefined {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
  const { topOrigin } = clientData.parse(JSON.parse(text))
  if (topOrigin !== undefined && !allowsTop(topOrigin)) throw new Error('This page is not allowed to embed the frame')
  return topOrigin
}

async function orHttpError<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new HttpError(400, 'response', 'Invalid passkey response')
  }
}
