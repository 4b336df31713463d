import { privateKeyToAccount } from 'viem/accounts'
import { formatMessage, formatRecapUri, recapStatement, type SiwxFields } from '../../index.js'
import { evmKey } from './keys.js'
import { least } from './messageVectors.js'
import type { SessionVector } from './Vectors.js'

const now = '2026-11-23T10:00:00.000Z'
const at = (seconds: number): string => new Date(Date.parse(now) + seconds * 1000).toISOString()
const recap = { att: { 'https://dapp.example/notes': { 'notes/read': [{}] } }, prf: [] }

type Case = {
  readonly name: string
  readonly fields?: Partial<SiwxFields>
  /** Where `data` differs from the message. */
  readonly data?: object
  readonly domain?: string
  readonly maxAgeSeconds?: number
  /** The invalid field, if any. */
  readonly field?: keyof SiwxFields | 'message' | 'signature'
}

const resources = [formatRecapUri(recap)]
const cases: readonly Case[] = [
  { name: 'a sign-in' },
  {
    name: 'the address in a different case than in the text',
    data: { accountAddress: least.accountAddress.toLowerCase() },
  },
  { name: 'issued now by a clock that is 5 minutes ahead', fields: { issuedAt: at(300) } },
  { name: 'issued more than 5 minutes ahead', fields: { issuedAt: at(301) }, field: 'issuedAt' },
  { name: 'issued 10 minutes ago, and added now', fields: { issuedAt: at(-600) }, maxAgeSeconds: 600 },
  {
    name: 'issued more than 10 minutes ago, and added now',
    fields: { issuedAt: at(-601) },
    maxAgeSeconds: 600,
    field: 'issuedAt',
  },
  { name: 'issued a year ago, and stored since', fields: { issuedAt: at(-31_536_000) } },
  {
    name: 'the same moment in another time zone',
    fields: { issuedAt: '2026-11-23T15:30:00.000+05:30' },
    maxAgeSeconds: 600,
  },
  {
    name: 'the same local time in a time zone that is hours ahead',
    fields: { issuedAt: '2026-11-23T10:00:00.000-05:30' },
    field: 'issuedAt',
  },
  { name: 'expires in a second', fields: { expirationTime: at(1) } },
  { name: 'expires now', fields: { expirationTime: at(0) }, field: 'expirationTime' },
  { name: 'expired', fields: { expirationTime: at(-1) }, field: 'expirationTime' },
  { name: 'starts within a minute', fields: { notBefore: at(60) } },
  { name: 'starts later than that', fields: { notBefore: at(61) }, field: 'notBefore' },
  { name: 'another domain', domain: 'other.example', field: 'domain' },
  { name: 'a domain with the same beginning', domain: 'dapp.example.evil.example', field: 'domain' },
  {
    name: 'user info before the domain',
    fields: { domain: 'user@dapp.example' },
    domain: 'user@dapp.example',
    field: 'domain',
  },
  { name: 'a URI of another page', fields: { uri: 'https://evil.example/' }, field: 'uri' },
  {
    name: 'a URI whose user info looks like the domain',
    fields: { uri: 'https://dapp.example@evil.example/' },
    field: 'uri',
  },
  { name: 'a URI with another port', fields: { uri: 'https://dapp.example:8443/' }, field: 'uri' },
  { name: 'a URI without TLS', fields: { uri: 'http://dapp.example/' }, field: 'uri' },
  { name: 'a URI on the domain', fields: { uri: 'https://dapp.example/in?from=home#top' } },
  {
    name: 'a different account than in the text',
    data: { accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    field: 'accountAddress',
  },
  { name: 'a different network than in the text', data: { chainId: 'eip155:10' }, field: 'chainId' },
  { name: 'a different nonce than in the text', data: { nonce: '00000000' }, field: 'nonce' },
  {
    name: 'a later expiry than in the text',
    fields: { expirationTime: at(60) },
    data: { expirationTime: at(6000) },
    field: 'expirationTime',
  },
  { name: "a statement that isn't in the text", data: { statement: 'I agree' }, field: 'statement' },
  { name: 'a grant that its statement mentions', fields: { statement: recapStatement(recap), resources } },
  {
    name: "a grant that its statement doesn't mention",
    fields: { statement: 'Sign in.', resources },
    field: 'resources',
  },
]

/** Sign-ins that are valid, or invalid for one reason. All are signed by their account. */
export async function sessionVectors(): Promise<readonly SessionVector[]> {
  const account = privateKeyToAccount(evmKey)
  const sign = async (message: string, data: SiwxFields) => ({
    data,
    message,
    signature: await account.signMessage({ message }),
  })
  const made = await Promise.all(
    cases.map(async ({ name, fields = {}, data = {}, domain = 'dapp.example', maxAgeSeconds, field }) => {
      const stated = { ...least, ...fields }
      const session = await sign(formatMessage(stated), { ...stated, ...data } as SiwxFields)
      const age = maxAgeSeconds !== undefined && { maxAgeSeconds }
      const result = field ? { verdict: 'invalid' as const, field } : { verdict: 'valid' as const }
      return { name, domain, now, ...age, session, ...result }
    }),
  )
  const crlf = await sign(formatMessage(least).replaceAll('\n', '\r\n'), least)
  const other = await sign(formatMessage(least).replaceAll('\n', '\r'), least)
  const about = { domain: 'dapp.example', now }
  return [
    ...made,
    { name: 'a text whose lines end with CRLF', ...about, session: crlf, verdict: 'valid' },
    { name: "a text that isn't a sign-in message", ...about, session: other, verdict: 'invalid', field: 'message' },
  ]
}
