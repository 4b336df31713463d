import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId, failureField, success, timeMs } from './fields.js'

const token = z.string().meta({
  description: 'JWT signed with EdDSA: iss, aud (the project), sub (did:pkh), sid, iat, exp (one hour)',
  example: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJkaWQ6cGtoOmVpcDE1NToxOjB4In0.c2ln',
})

const signedIn = {
  accounts: z
    .array(
      z.strictObject({
        chainId,
        address: z.string().meta({ example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
      }),
    )
    .meta({ description: 'The account that is signed in' }),
  expiresAt: timeMs('When the session expires, as Unix time in milliseconds'),
}

const metadataBytes = 4096

const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= metadataBytes, {
    error: `The metadata must be at most ${metadataBytes} bytes of JSON`,
    ...failureField('metadata'),
  })
  .meta({
    description: 'Metadata that the app stores with the account: a JSON object of at most 4 KiB',
    example: { theme: 'dark' },
  })

export const getAuthNonce = defineEndpoint('getAuthNonce', 'GET', '/auth/v1/nonce', {
  summary: 'Creates a nonce for one sign-in within 10 minutes, from a page of the project',
  group: 'write',
  answer: z.strictObject({
    nonce: z
      .string()
      .regex(/^[A-Za-z0-9]{24}$/)
      .meta({ example: '7pZ1mBwC4tXq9sKdT0aVqS3k' }),
    token: z.string().meta({ description: 'Send it as `x-nonce-jwt` with the message that contains the nonce' }),
    now: timeMs('Server time, for the date of the message, as Unix time in milliseconds'),
    expiresAt: timeMs('When the nonce expires, as Unix time in milliseconds'),
  }),
})

export const authenticate = defineEndpoint('authenticate', 'POST', '/auth/v1/authenticate', {
  summary: 'Signs in the account that signed the message. Each attempt uses up the nonce',
  headers: { 'x-nonce-jwt': 'Token of the nonce' },
  malformed: 400,
  body: z.object({
    message: z.string().min(1).max(4096).meta({ description: 'EIP-4361 message, or CAIP-122 for other chains' }),
    signature: z.string().min(1).max(16_384).meta({ description: 'As returned by the wallet' }),
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'Message fields as known by the page; all must match the message' }),
    emailToken: z.string().max(2048).optional().meta({
      description: 'Proof of a verified email address of the account (`PUT /auth/v1/otp`); the address is then stored',
    }),
    clientId: z.string().max(256).nullish().meta({ description: 'Not stored' }),
    walletInfo: z.record(z.string(), z.unknown()).nullish().meta({ description: 'Not stored' }),
  }),
  answer: z.strictObject({ token, ...signedIn }),
  failures: [400, 401, 403, 503],
})

export const getSignedIn = defineEndpoint('getSignedIn', 'GET', '/auth/v1/me', {
  summary: 'Returns the session, with a new token once the sent token is past half of its lifetime',
  access: 'session',
  answer: z.strictObject({ ...signedIn, token: token.optional(), metadata: metadata.optional() }),
  failures: [401, 503],
})

export const setAccountMetadata = defineEndpoint('setAccountMetadata', 'PUT', '/auth/v1/account-metadata', {
  summary: 'Replaces the metadata that the app stores with the account',
  access: 'session',
  body: z.object({ metadata }),
  answer: success,
  failures: [400, 401, 422],
})

export const signOut = defineEndpoint('signOut', 'POST', '/auth/v1/sign-out', {
  summary: 'Ends the session. Its last token passes offline checks until it expires',
  access: 'session',
  answer: success,
  failures: [401],
})

export const getAuthKeys = defineEndpoint('getAuthKeys', 'GET', '/auth/v1/jwks.json', {
  summary: 'Public keys that tokens are signed with (RFC 7517)',
  access: 'public',
  answer: z.strictObject({
    keys: z.array(
      z.strictObject({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
})

/** Endpoints for sign-in with a message. */
export const authEndpoints: readonly Endpoint[] = [
  getAuthNonce,
  authenticate,
  getSignedIn,
  setAccountMetadata,
  signOut,
  getAuthKeys,
]
