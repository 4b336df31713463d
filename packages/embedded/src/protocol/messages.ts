import * as z from 'zod/mini'
import { socialProviderSchema, textSchema, urlSchema } from './fields.js'
import { type RequestName, requests } from './requests.js'

/** The supported protocol versions, preferred first. */
export const protocolVersions: readonly string[] = ['1']

/** Maximum size of a message, as JSON in bytes. */
export const maxMessageBytes = 1_048_576

const id = z.string().check(z.minLength(8), z.maxLength(64))
const nonce = z.string().check(z.minLength(16), z.maxLength(64))
const names = Object.keys(requests) as [RequestName, ...RequestName[]]
const typeOf = <Name extends string>(words: readonly string[]): z.ZodMiniType<Name> =>
  z.enum(words as [string, ...string[]]) as unknown as z.ZodMiniType<Name>

/** The page's hello message to the frame's window. Each one transfers a new port. */
export const helloSchema = z.object({
  type: z.literal('@kit-app/HELLO'),
  versions: z.array(textSchema(16)).check(z.minLength(1), z.maxLength(16)),
  nonce,
})

/** The sign-in options that the operator configured for the project, and the origin of the login host. */
export const operatorSignInOptionsSchema = z.object({
  url: urlSchema,
  email: z.boolean(),
  /** Providers that this release doesn't know are dropped. */
  socials: z.pipe(
    z.array(textSchema(32)).check(z.maxLength(64)),
    z.transform((names) => names.flatMap((name) => socialProviderSchema.safeParse(name).data ?? [])),
  ),
})

/** The frame's response over the port: `nonce` of the hello message, `origin` it was received from, and the frame's `release`. */
export const readySchema = z.object({
  type: z.literal('@kit-frame/READY'),
  version: textSchema(16),
  origin: textSchema(300),
  release: textSchema(128),
  nonce,
  logins: operatorSignInOptionsSchema,
})

/** A request with an unvalidated payload. */
export const requestSchema = z.object({
  type: typeOf<`@kit-app/${RequestName}`>(names.map((name) => `@kit-app/${name}`)),
  id,
  payload: z.optional(z.unknown()),
})

/** A response of the frame with an unvalidated payload. Error payloads match {@link failureSchema}. */
export const replySchema = z.object({
  type: typeOf<`@kit-frame/${RequestName}_${'SUCCESS' | 'ERROR'}`>(
    names.flatMap((name) => [`@kit-frame/${name}_SUCCESS`, `@kit-frame/${name}_ERROR`]),
  ),
  id,
  payload: z.optional(z.unknown()),
})

/** Why a request failed. `code` is an EIP-1193 or EIP-1474 code. */
export const failureSchema = z.object({
  message: z.optional(textSchema(2000)),
  code: z.optional(z.int()),
  data: z.optional(z.unknown()),
})

/** Messages that the frame sends on its own. */
export const noticeSchema = z.discriminatedUnion('type', [
  /** The user is deciding about the request, so its timeout restarts. Sent every 10 s. */
  z.object({ type: z.literal('@kit-frame/WAITING'), payload: z.object({ id }) }),
  z.object({
    type: z.literal('@kit-frame/SHOW'),
    payload: z.object({ height: z.number().check(z.gte(0), z.lte(4000)) }),
  }),
  z.object({ type: z.literal('@kit-frame/HIDE') }),
  z.object({ type: z.literal('@kit-frame/SESSION_UPDATE'), payload: z.object({ isConnected: z.boolean() }) }),
  /** A JSON-RPC call to a service named by the dapp (ERC-7677), made by the page. */
  z.object({
    type: z.literal('@kit-frame/FETCH'),
    id,
    payload: z.object({ url: urlSchema, method: textSchema(128), params: z.array(z.unknown()) }),
  }),
])

/** The page's response to `FETCH`. */
export const fetchedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('@kit-app/FETCH_SUCCESS'), id, payload: z.object({ result: z.unknown() }) }),
  z.object({ type: z.literal('@kit-app/FETCH_ERROR'), id, payload: failureSchema }),
])

/** See {@link helloSchema}. */
export type Hello = z.output<typeof helloSchema>
/** See {@link operatorSignInOptionsSchema}. */
export type OperatorSignInOptions = z.output<typeof operatorSignInOptionsSchema>
/** See {@link readySchema}. */
export type Ready = z.output<typeof readySchema>
/** See {@link requestSchema}. */
export type Request = z.output<typeof requestSchema>
/** See {@link replySchema}. */
export type Reply = z.output<typeof replySchema>
/** See {@link failureSchema}. */
export type Failure = z.output<typeof failureSchema>
/** See {@link noticeSchema}. */
export type Notice = z.output<typeof noticeSchema>
/** See {@link fetchedSchema}. */
export type Fetched = z.output<typeof fetchedSchema>

/** Returns whether a message is larger than {@link maxMessageBytes} or can't be serialized. */
export function isTooLarge(message: unknown): boolean {
  try {
    const text = JSON.stringify(message) ?? ''
    // A character takes at most three bytes, so short texts don't need to be measured.
    if (text.length * 3 <= maxMessageBytes) return false
    return text.length > maxMessageBytes || new TextEncoder().encode(text).length > maxMessageBytes
  } catch {
    return true
  }
}
