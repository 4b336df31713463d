import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { failureField } from './fields.js'

const nameAddresses = z
  .record(
    z.string(),
    z.strictObject({
      address: z.string().meta({ example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
      created_at: z.string().meta({ example: '2026-11-20T10:00:00Z' }),
    }),
  )
  .meta({ description: 'By ENSIP-11 coin type; 60 is Ethereum' })

const nameAttributes = z.record(z.string(), z.string()).meta({ example: { bio: 'hello' } })

/** A registered name. */
export const nameRecord = z.strictObject({
  name: z.string().meta({ example: 'alice.kit.test' }),
  registered_at: z.string().meta({ example: '2026-11-20T10:00:00Z' }),
  updated_at: z.string().meta({ example: '2026-11-20T10:00:00Z' }),
  attributes: nameAttributes,
  addresses: nameAddresses,
})

/** Response with `apiVersion=2` instead of a 404. */
const nothing = z.array(z.never()).meta({ description: 'No names found, with apiVersion=2' })

const nameInPath = z
  .string()
  .refine((text) => text.length <= 255, { error: 'The name is too long', ...failureField('name') })
  .meta({ example: 'alice.kit.test' })

const apiVersion = z
  .string()
  .regex(/^\d{1,3}$/)
  .optional()
  .meta({ description: 'With 2, returns an empty list with status 200 if no names are found', example: '2' })

const signedMessage = z.object({
  message: z
    .string()
    .max(10_000)
    .meta({ description: 'JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds.' }),
  signature: z.string().meta({
    description: 'Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492)',
  }),
  coin_type: z.number().meta({ description: 'ENSIP-11 coin type of the signer’s chain', example: 60 }),
  address: z.string().meta({ description: 'Checksummed address of the signer' }),
})

/** A signed request of a name holder. */
export type SignedMessage = z.output<typeof signedMessage>

/** Signed content of a registration. */
export const registrationMessage = z.object({
  name: z.string(),
  attributes: z.record(z.string(), z.string()).optional(),
  timestamp: z.int().nonnegative(),
})

/** Signed content of an attribute update. */
export const attributesMessage = z.object({
  attributes: z.record(z.string(), z.string()),
  timestamp: z.int().nonnegative(),
})

/** Signed content of an address update. */
export const addressMessage = z.object({
  coin_type: z.number(),
  address: z.string(),
  timestamp: z.int().nonnegative(),
})

export const registerName = defineEndpoint('registerName', 'POST', '/v1/profile/account', {
  summary: 'Registers a name; the message is {name, attributes?, timestamp}',
  access: 'public',
  body: signedMessage,
  answer: nameRecord,
  failures: [400, 401, 422, 503],
})

export const updateNameAttributes = defineEndpoint(
  'updateNameAttributes',
  'POST',
  '/v1/profile/account/{name}/attributes',
  {
    summary: 'Replaces the attributes of a name; the message is {attributes, timestamp}',
    access: 'public',
    params: z.object({ name: nameInPath }),
    body: signedMessage,
    answer: nameAttributes,
    failures: [400, 401, 422, 503],
  },
)

export const updateNameAddress = defineEndpoint('updateNameAddress', 'POST', '/v1/profile/account/{name}/address', {
  summary:
    'Sets the address of a name on one chain; the message is {coin_type, address, timestamp}. An address other than the signer resolves back to the name only after it signs the same message itself',
  access: 'public',
  params: z.object({ name: nameInPath }),
  body: signedMessage,
  answer: nameAddresses,
  failures: [400, 401, 422, 503],
})

export const getName = defineEndpoint('getName', 'GET', '/v1/profile/account/{name}', {
  summary: 'Returns the record of a name',
  access: 'public',
  params: z.object({ name: nameInPath }),
  query: z.object({ apiVersion }),
  answer: z.union([nameRecord, nothing]),
  failures: [400, 404],
})

export const getNamesOfAddress = defineEndpoint('getNamesOfAddress', 'GET', '/v1/profile/reverse/{address}', {
  summary: 'Lists the names that an address (case-insensitive) registered for itself, oldest first; at most 255',
  access: 'public',
  params: z.object({ address: z.string().meta({ example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }) }),
  query: z.object({ sender: z.string().optional(), apiVersion }),
  answer: z.array(nameRecord),
  failures: [400, 404],
})

export const suggestNames = defineEndpoint('suggestNames', 'GET', '/v1/profile/suggestions/{name}', {
  summary: 'Suggests names: the name itself, then available names that start with it; at most five',
  access: 'public',
  params: z.object({ name: nameInPath }),
  query: z.object({
    zone: z
      .string()
      .optional()
      .meta({ description: 'Last two labels of the names; defaults to the first zone of the server' }),
  }),
  answer: z.strictObject({
    suggestions: z.array(z.strictObject({ name: z.string(), registered: z.boolean() })),
  }),
  failures: [400],
})

/** Endpoints for names of this server. None of them requires a project ID. */
export const namesEndpoints: readonly Endpoint[] = [
  registerName,
  updateNameAttributes,
  updateNameAddress,
  getName,
  getNamesOfAddress,
  suggestNames,
]
