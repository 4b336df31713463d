import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId, reasoned, success } from './fields.js'

const timeMs = (description: string) => z.int().meta({ description, example: 1_800_000_000_000 })

const token = z.string().meta({
  description: 'JWT, signed by EdDSA: iss, aud (the project), sub (did:pkh), sid, iat, exp (an hour)',
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
    .meta({ description: 'Who is signed in: one account' }),
  expiresAt: timeMs('When the session ends, in ms since 1970'),
}

const METADATA_BYTES = 4096

const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= METADATA_BYTES, {
    error: `The metadata is longer than ${METADATA_BYTES} bytes of JSON`,
    ...reasoned('metadata'),
  })
  .meta({
    description: 'What the app keeps with the account: a JSON object of 4 KiB at most',
    example: { theme: 'dark' },
  })

export const getAuthNonce = defineEndpoint('getAuthNonce', 'GET', '/auth/v1/nonce', {
  summary: 'A nonce for one sign-in within 10 minutes, from a page of the project',
  group: 'write',
  answer: z.strictObject({
    nonce: z
      .string()
      .regex(/^[A-Za-z0-9]{24}$/)
      .meta({ example: '7pZ1mBwC4tXq9sKdT0aVqS3k' }),
    token: z.string().meta({ description: 'To be sent with the message that holds the nonce, as `x-nonce-jwt`' }),
    now: timeMs('The clock of the server, by which messages are dated, in ms since 1970'),
    expiresAt: timeMs('When the nonce ends, in ms since 1970'),
  }),
})

export const authenticate = defineEndpoint('authenticate', 'POST', '/auth/v1/authenticate', {
  summary: 'Signs in whoever signed the message. A try ends its nonce',
  headers: { 'x-nonce-jwt': 'The token of the nonce' },
  malformed: 400,
  body: z.object({
    message: z.string().min(1).max(4096).meta({ description: 'EIP-4361, or CAIP-122 for other chains' }),
    signature: z.string().min(1).max(16_384).meta({ description: 'As the wallet gave it' }),
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The fields of the message as the page knows them; all must be what the message says' }),
    emailToken: z.string().max(2048).optional().meta({
      description: 'That an e-mail address of the account was confirmed (`PUT /auth/v1/otp`); it is then kept',
    }),
    clientId: z.string().max(256).nullish().meta({ description: 'Is not kept' }),
    walletInfo: z.record(z.string(), z.unknown()).nullish().meta({ description: 'Is not kept' }),
  }),
  answer: z.strictObject({ token, ...signedIn }),
  failures: [400, 401, 403, 503],
})

export const getSignedIn = defineEndpoint('getSignedIn', 'GET', '/auth/v1/me', {
  summary: 'Whose session it is, with a new token when the one that was sent is half over',
  access: 'session',
  answer: z.strictObject({ ...signedIn, token: token.optional(), metadata: metadata.optional() }),
  failures: [401, 503],
})

export const setAccountMetadata = defineEndpoint('setAccountMetadata', 'PUT', '/auth/v1/account-metadata', {
  summary: 'Keeps what the app knows of the account, in place of what was kept',
  access: 'session',
  body: z.object({ metadata }),
  answer: success,
  failures: [400, 401, 422],
})

export const signOut = defineEndpoint('signOut', 'POST', '/auth/v1/sign-out', {
  summary: 'Ends the session. Its last token is good for offline checks until it expires',
  access: 'session',
  answer: success,
  failures: [401],
})

export const getAuthKeys = defineEndpoint('getAuthKeys', 'GET', '/auth/v1/jwks.json', {
  summary: 'The keys that tokens are signed with (RFC 7517)',
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

/** Calls about signing in with a message. */
export const authEndpoints: readonly Endpoint[] = [
  getAuthNonce,
  authenticate,
  getSignedIn,
  setAccountMetadata,
  signOut,
  getAuthKeys,
]
