import { parseCaipNetworkId } from '@kit/core'
import type { MessageVerifier, Verdict } from '@kit/core/plugin'
import type { NamespaceWords } from '../message/formatMessage.js'
import { parseDateTime } from '../message/parseDateTime.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { readRecap } from '../recap/readRecap.js'
import { isLoopback } from './isLoopback.js'
import { isSameAddress } from './isSameAddress.js'
import type { SiwxSession } from './SiwxSession.js'

/** How old a message may be when it signs somebody in. */
export const newMessageAgeMs: number = 10 * 60_000
/** How far ahead of ours the clock may be that dated a message. */
const issuedAheadMs = 5 * 60_000
const notBeforeSkewMs = 60_000

/** What a session is judged by. */
export type JudgeRules = {
  /** Whether a domain, as the text has it, is one of the app's. */
  isDomain(domain: string): boolean
  readonly nowMs: number
  /** How old the message may be, of `issuedAt`. Default: as old as it likes, until it expires. */
  readonly maxAgeMs?: number
  /** At least one has to apply, and all that apply have to say valid. */
  readonly verifiers: readonly MessageVerifier<SiwxSession>[]
  /** Words of namespaces that the kit does not know, as `parseMessage` takes them. */
  readonly words?: NamespaceWords
}

/**
 * What the check of a session found. `invalid` names what is wrong: a field, `message` (it is no sign-in message) or `signature`.
 * `unknown`: the signature could not be checked now; it says nothing about the session, and may be tried again.
 */
export type SessionJudgement =
  | { readonly verdict: 'valid' }
  | { readonly verdict: 'invalid'; readonly field: keyof SiwxFields | 'message' | 'signature' }
  | { readonly verdict: 'unknown' }

/**
 * Checks a session, in a page or on a server. In this order: the text is a sign-in message, says what `data` says, is for a domain of
 * the app and an address on it, is timely, and says what it grants; then the verifiers are asked, so that no node hears of what is refused
 * anyway. Whether the nonce was given and not used yet is for the caller to know. Throws for no session, whatever its members are.
 *
 * @example
 * const { verdict } = await judgeSession(session, {
 *   isDomain: (domain) => domain === 'dapp.example',
 *   nowMs: Date.now(),
 *   maxAgeMs: newMessageAgeMs,
 *   verifiers: [eip155Verifier()],
 * })
 */
export async function judgeSession(session: SiwxSession, rules: JudgeRules): Promise<SessionJudgement> {
  const fields = parseMessage(session.message, rules.words)
  if (fields === undefined) return { verdict: 'invalid', field: 'message' }
  const field = differentField(fields, session.data) ?? wrongField(fields, rules)
  if (field !== undefined) return { verdict: 'invalid', field }
  if (typeof session.signature !== 'string') return { verdict: 'invalid', field: 'signature' }

  // What the text says is all that a verifier learns: nothing else of `data` was checked.
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
  const said = (typeof data === 'object' && data !== null ? data : {}) as {
    readonly [Name in keyof SiwxFields]?: unknown
  }
  const names = Object.keys(fieldNames) as (keyof SiwxFields)[]
  return names.find((name) => {
    const found = said[name]
    if (name === 'accountAddress')
      return typeof found !== 'string' || !isSameAddress(namespaceOf(fields), fields.accountAddress, found)
    return name === 'resources' ? !isSameList(fields.resources, found) : fields[name] !== found
  })
}

function isSameList(list: readonly string[] | undefined, found: unknown): boolean {
  if (list === undefined || !Array.isArray(found)) return list === found
  return list.length === found.length && list.every((entry, index) => entry === found[index])
}

function wrongField(
  fields: SiwxFields,
  { isDomain, nowMs, maxAgeMs = Number.POSITIVE_INFINITY }: JudgeRules,
): keyof SiwxFields | undefined {
  if (fields.domain.includes('@') || !isDomain(fields.domain)) return 'domain'
  if (!isOnDomain(fields)) return 'uri'
  // Asked so that a date that is none is refused.
  const ageMs = nowMs - timeOf(fields.issuedAt)
  if (!(ageMs >= -issuedAheadMs && ageMs <= maxAgeMs)) return 'issuedAt'
  if (fields.notBefore !== undefined && !(timeOf(fields.notBefore) <= nowMs + notBeforeSkewMs)) return 'notBefore'
  if (fields.expirationTime !== undefined && !(timeOf(fields.expirationTime) > nowMs)) return 'expirationTime'
  if (readRecap(fields) === 'invalid') return 'resources'
  return undefined
}

/** A message without a scheme is of an https page, or of one on this machine: texts of paired wallets have no place for a scheme. */
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

const namespaceOf = ({ chainId }: SiwxFields) => parseCaipNetworkId(chainId).namespace

async function askVerifiers(
  session: SiwxSession,
  verifiers: readonly MessageVerifier<SiwxSession>[],
): Promise<SessionJudgement> {
  const namespace = namespaceOf(session.data)
  const verdicts = await Promise.all(
    verifiers.filter((verifier) => verifier.namespace === namespace).map((verifier) => askVerifier(session, verifier)),
  )
  const applied = verdicts.filter((verdict) => verdict !== undefined)
  if (applied.length === 0) return { verdict: 'invalid', field: 'chainId' }
  if (applied.includes('invalid')) return { verdict: 'invalid', field: 'signature' }
  return { verdict: applied.includes('unknown') ? 'unknown' : 'valid' }
}

/** Undefined where the verifier does not apply. */
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
