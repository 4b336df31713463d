import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { failureField, success } from './fields.js'
import { userOperation } from './userOperation.js'

const addressPattern = '0x[0-9a-fA-F]{40}'
const accountExample = 'eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const account = z
  .string()
  .refine((text) => new RegExp(`^eip155:\\d{1,15}:${addressPattern}$`).test(text), {
    error: 'The account must be a CAIP-10 ID on an EVM chain',
    ...failureField(''),
  })
  .meta({ description: 'CAIP-10 ID of an EVM account', example: accountExample })

const anyAccount = z
  .string()
  .refine((text) => new RegExp(`^(eip155:\\d{1,15}:)?${addressPattern}$`).test(text), {
    error: 'The account must be a CAIP-10 ID or an address',
    ...failureField(''),
  })
  .meta({ description: 'CAIP-10 ID of an EVM account, or its address alone', example: accountExample })

const pci = z
  .string()
  .refine((text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text), {
    error: 'Invalid session ID',
    ...failureField('pci'),
  })
  .transform((text) => text.toLowerCase())
  .meta({ description: 'ID of a session: a UUID', example: '0d3c2a3e-6f0e-4a8c-9a35-1c1b9f1d2e3f' })

const typed = z.looseObject({ type: z.string().min(1).max(100), data: z.unknown() })

const terms = {
  expiry: z.int().nonnegative().meta({ description: 'Unix time in seconds', example: 1_800_000_000 }),
  signer: typed.meta({
    description: 'The dapp’s key, which proves that the dapp itself requests signatures',
    example: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02…' }] } },
  }),
  permissions: z.array(typed).max(64).meta({
    description:
      'contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} are supported',
  }),
  policies: z.array(z.unknown()).max(64),
}

/** Fields of a required signature, with those that make its text unique. */
const proofBy = (whose: string) => ({
  signature: z
    .string()
    .max(140_000)
    .optional()
    .meta({
      description: `Signature of ${whose} (EIP-191) over the documented proof text; required unless the server is open`,
    }),
  nonce: z
    .string()
    .regex(/^[-_a-zA-Z0-9]{8,64}$/)
    .optional()
    .meta({ description: 'Random nonce of the proof', example: '7Jd0aVqS3kPz81Xc2' }),
})
const expires = z
  .int()
  .nonnegative()
  .optional()
  .meta({ description: 'Expiry of the proof: Unix time in seconds, at most one hour from now', example: 1_800_000_300 })
const ownerProof = { ...proofBy('the account'), expires }

const context = z
  .string()
  .regex(/^0x[0-9a-fA-F]{0,65536}$/)
  .meta({ description: 'Hex returned by the wallet', example: '0x00' })

export const createSession = defineEndpoint('createSession', 'POST', '/v1/sessions/{account}', {
  summary: 'Creates a wallet session with its own key',
  params: z.object({ account }),
  query: z.object({
    v: z
      .enum(['1', '2'])
      .optional()
      .meta({ description: 'With 2, the key is the hex of its bytes; otherwise the hex of that text' }),
  }),
  body: z.object({ ...terms, ...ownerProof }),
  answer: z.strictObject({
    pci: z.string(),
    key: z.strictObject({ type: z.literal('secp256k1'), publicKey: z.string() }),
  }),
  failures: [400, 401, 422, 503],
})

export const listSessions = defineEndpoint('listSessions', 'GET', '/v1/sessions/{account}', {
  summary: 'Lists the wallet sessions of an account, newest first; at most 255 or 1 MiB',
  params: z.object({ account }),
  query: z.object({
    ...proofBy('the account'),
    expires: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number)
      .optional()
      .meta({ description: 'Expiry of the proof: Unix time in seconds, at most one hour from now' }),
    cursor: pci.optional().meta({ description: '`next` of the previous page' }),
  }),
  answer: z.strictObject({
    pcis: z.array(
      z.strictObject({
        project: z.strictObject({ id: z.string(), name: z.string(), url: z.null(), iconUrl: z.null() }),
        pci: z.string(),
        expiry: z.int().meta({ description: 'Unix time in seconds' }),
        createdAt: z.int().meta({ description: 'Unix time in seconds' }),
        permissions: z.array(typed),
        policies: z.array(z.unknown()),
        context: z.string(),
        revokedAt: z.int().nullable().meta({ description: 'Unix time in seconds' }),
      }),
    ),
    next: z.string().nullable().meta({ description: 'Cursor of the next page; null on the last page' }),
  }),
  failures: [400, 401, 503],
})

export const getSessionContext = defineEndpoint('getSessionContext', 'GET', '/v1/sessions/{account}/getcontext', {
  summary: 'Permissions context that the wallet returned when it activated the session',
  params: z.object({ account }),
  query: z.object({ pci }),
  answer: z.strictObject({ context }),
  failures: [400],
})

export const activateSession = defineEndpoint('activateSession', 'POST', '/v1/sessions/{account}/activate', {
  summary: 'Activates a session with the permissions that the wallet granted',
  params: z.object({ account }),
  body: z.object({ pci, ...terms, context, ...ownerProof }),
  answer: success,
  failures: [400, 401, 422, 503],
})

export const revokeSession = defineEndpoint('revokeSession', 'POST', '/v1/sessions/{account}/revoke', {
  summary: 'Revokes a session permanently',
  params: z.object({ account: anyAccount }),
  body: z.object({ pci, ...ownerProof }),
  answer: success,
  failures: [400, 401, 422, 503],
})

export const signUserOperation = defineEndpoint('signUserOperation', 'POST', '/v1/sessions/{account}/sign', {
  summary: 'Signs a user operation (ERC-4337 v0.7) that the session allows with the session key',
  params: z.object({ account }),
  body: z.object({ pci, userOp: userOperation, ...proofBy('the signer of the session'), expires }),
  answer: z.strictObject({ signature: z.string().regex(/^0x[0-9a-f]{130}$/) }),
  failures: [400, 401, 422, 503],
})

/** Terms with which a session is created or activated. */
export type SessionTerms = z.output<z.ZodObject<typeof terms>>

/** Endpoints for wallet sessions. */
export const sessionEndpoints: readonly Endpoint[] = [
  createSession,
  listSessions,
  getSessionContext,
  activateSession,
  revokeSession,
  signUserOperation,
]
