import { type MessageVerifier, namespaceOf, type Verdict } from '@kit/core/plugin'
import type { NamespaceWords } from '../message/formatMessage.js'
import { parseDateTime } from '../message/parseDateTime.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { readRecap } from '../recap/readRecap.js'
import { isLoopback } from './isLoopback.js'
import { isSameAddressIn } from './isSameAddressIn.js'
import type { SiwxSession } from './SiwxSession.js'

/** Maximum age of a message at sign-in. */
export const newMessageAgeMs: number = 10 * 60_000
/** Maximum clock skew of the device that dated a message in the future. */
const issuedAheadMs = 5 * 60_000
const notBeforeSkewMs = 60_000

/** Rules for {@link verifySession}. */
export type VerifySessionOptions = {
  /** Returns whether a domain, as written in the message, belongs to the app. */
  isDomain(domain: string): boolean
  readonly nowMs: number
  /** Maximum age of the message since `issuedAt`. Defaults to no limit until it expires. */
  readonly maxAgeMs?: number
  /** At least one verifier must apply, and all that apply must return valid. */
  readonly verifiers: readonly MessageVerifier<SiwxSession>[]
  /** Words of additional namespaces, as in `parseMessage`. */
  readonly words?: NamespaceWords
}

/**
 * Result of a session check. `invalid` names the cause: a field, `message` (not a sign-in message) or `signature`. `unknown` means that the
 * signature couldn't be verified at this time and the check may be retried.
 */
export type SessionVerification =
  | { readonly verdict: 'valid' }
  | { readonly verdict: 'invalid'; readonly field: keyof SiwxFields | 'message' | 'signature' }
  | { readonly verdict: 'unknown' }

/**
 * Checks a session, in a page or on a server. The text must be a sign-in message that matches `data`, for a domain of the app with a
 * matching URI. It must be within its validity period, and state its grants. Verifiers run last, so invalid messages cause no RPC requests.
 * The caller checks that the nonce was issued and not used before. Never throws, whatever the session contains.
 *
 * @example
 * const { verdict } = await verifySession(session, {
 *   isDomain: (domain) => domain === 'dapp.example',
 *   nowMs: Date.now(),
 *   maxAgeMs: newMessageAgeMs,
 *   verifiers: [eip155Verifier()],
 * })
 */
export async function verifySession(session: SiwxSession, rules: VerifySessionOptions): Promise<SessionVerification> {
  const fields = parseMessage(session.message, rules.words)
  if (fields === undefined) return { verdict: 'invalid', field: 'message' }
  const field = differentField(fields, session.data) ?? wrongField(fields, rules)
  if (field !== undefined) return { verdict: 'invalid', field }
  if (typeof session.signature !== 'string') return { verdict: 'invalid', field: 'signature' }

  // Pass only the fields of the message to verifiers. Nothing else in `data` has been checked.
  return askVerifiers({ ...session, data: fields }, rules.verifiers)
}

const fieldNames: { readonly [Name in keyof Required<SiwxFields>]: true } = {
  scheme: true,
  domain: true,
  accountAddress: true,
  statement: true,
  uri: true,
  version: true,
  chainId: true,
  nonce: true,
  issuedAt: true,
  expirationTime: true,
  notBefore: true,
  requestId: true,
  resources: true,
}

function differentField(fields: SiwxFields, data: unknown): keyof SiwxFields | undefined {
  const claimed = (typeof data === 'object' && data !== null ? data : {}) as {
    readonly [Name in keyof SiwxFields]?: unknown
  }
  const names = Object.keys(fieldNames) as (keyof SiwxFields)[]
  return names.find((name) => {
    const found = claimed[name]
    if (name === 'accountAddress')
      return typeof found !== 'string' || !isSameAddressIn(namespaceOf(fields.chainId), fields.accountAddress, found)
    return name === 'resources' ? !isSameList(fields.resources, found) : fields[name] !== found
  })
}

function isSameList(list: readonly string[] | undefined, found: unknown): boolean {
  if (list === undefined || !Array.isArray(found)) return list === found
  return list.length === found.length && list.every((entry, index) => entry === found[index])
}

function wrongField(
  fields: SiwxFields,
  { isDomain, nowMs, maxAgeMs = Number.POSITIVE_INFINITY }: VerifySessionOptions,
): keyof SiwxFields | undefined {
  if (fields.domain.includes('@') || !isDomain(fields.domain)) return 'domain'
  if (!isOnDomain(fields)) return 'uri'
  // Phrased so that NaN is rejected.
  const ageMs = nowMs - timeOf(fields.issuedAt)
  if (!(ageMs >= -issuedAheadMs && ageMs <= maxAgeMs)) return 'issuedAt'
  if (fields.notBefore !== undefined && !(timeOf(fields.notBefore) <= nowMs + notBeforeSkewMs)) return 'notBefore'
  if (fields.expirationTime !== undefined && !(timeOf(fields.expirationTime) > nowMs)) return 'expirationTime'
  if (readRecap(fields) === 'invalid') return 'resources'
  return undefined
}

/** A message without a scheme is for an HTTPS page or the local machine: messages of paired wallets can't include a scheme. */
function isOnDomain({ scheme, domain, uri }: SiwxFields): boolean {
  try {
    const { origin, protocol, hostname } = new URL(uri)
    if (protocol !== 'https:' && protocol !== 'http:') return false
    const isScheme = scheme === undefined ? protocol === 'https:' || isLoopback(hostname) : protocol === `${scheme}:`
    return isScheme && origin === new URL(`${protocol}//${domain}`).origin
  } catch {
    return false
  }
}

const timeOf = (text: string): number => parseDateTime(text) ?? Number.NaN

async function askVerifiers(
  session: SiwxSession,
  verifiers: readonly MessageVerifier<SiwxSession>[],
): Promise<SessionVerification> {
  const namespace = namespaceOf(session.data.chainId)
  const verdicts = await Promise.all(
    verifiers.filter((verifier) => verifier.namespace === namespace).map((verifier) => askVerifier(session, verifier)),
  )
  const applied = verdicts.filter((verdict) => verdict !== undefined)
  if (applied.length === 0) return { verdict: 'invalid', field: 'chainId' }
  if (applied.includes('invalid')) return { verdict: 'invalid', field: 'signature' }
  return { verdict: applied.includes('unknown') ? 'unknown' : 'valid' }
}

/** Returns undefined if the verifier doesn't apply. */
async function askVerifier(session: SiwxSession, verifier: MessageVerifier<SiwxSession>): Promise<Verdict | undefined> {
  try {
    if (verifier.shouldVerify?.(session) === false) return undefined
    const verdict = await verifier.verify(session)
    if (verdict === true || verdict === 'valid') return 'valid'
    return verdict === false || verdict === 'invalid' ? 'invalid' : 'unknown'
  } catch {
    return 'unknown'
  }
}
