import { isCaipNetworkId } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import { formatMessage, messageLimit, resourceLimit } from '../message/formatMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { parseRecapUri } from '../recap/parseRecapUri.js'
import { readRecap } from '../recap/readRecap.js'
import { recapStatement } from '../recap/recapStatement.js'

/**
 * Parses the proof of a paired wallet (CACAO, CAIP-74) and rebuilds the signed message. Returns undefined for anything else. The input is
 * untrusted: only its shape is checked. Wallets may omit the ReCap sentence from the statement; the message always includes it.
 *
 * @example parseCacao(cacao)?.data.accountAddress
 */
export function parseCacao(cacao: unknown): SiwxSession | undefined {
  try {
    const { h, p, s } = asRecord(cacao)
    const { t: form } = asRecord(h)
    const { t: kind, s: signature } = asRecord(s)
    if (form !== 'eip4361' && form !== 'caip122') return undefined
    if (!isText(kind) || !kinds.includes(kind) || !isText(signature) || !/^0x(?:[\da-f]{2})+$/i.test(signature))
      return undefined
    const data = parsePayload(asRecord(p))
    return data && { data, message: formatMessage(data), signature, cacao }
  } catch {
    return undefined
  }
}

const kinds: readonly string[] = ['eip191', 'eip1271', 'eip6492']

function parsePayload(p: { readonly [key: string]: unknown }): SiwxFields | undefined {
  const [, chainId = '', accountAddress = ''] = /^did:pkh:(eip155:\d{1,32}):(0x[\da-f]{40})$/i.exec(String(p.iss)) ?? []
  const { domain, aud, version, nonce, iat, exp, nbf, requestId, statement, resources } = p
  if (!isCaipNetworkId(chainId) || !isText(domain) || !isText(aud) || version !== '1') return undefined
  if (!isText(nonce) || !isText(iat)) return undefined
  if (![exp, nbf, requestId, statement].every(isTextOrNone) || !isTextsOrNone(resources)) return undefined
  const named = {
    ...(isText(exp) && exp && { expirationTime: exp }),
    ...(isText(nbf) && nbf && { notBefore: nbf }),
    ...(isText(requestId) && requestId && { requestId }),
    ...(resources && resources.length > 0 && { resources }),
  }
  const signedStatement = withGrants(isText(statement) ? statement : '', resources ?? [])
  return {
    domain,
    accountAddress,
    uri: aud,
    version: '1',
    chainId,
    nonce,
    issuedAt: iat,
    ...named,
    ...(signedStatement && { statement: signedStatement }),
  }
}

/** Returns the statement with its ReCap sentence, which every signed message contains. */
function withGrants(statement: string, resources: readonly string[]): string {
  if (readRecap({ resources, statement }) !== 'invalid') return statement
  const recap = parseRecapUri(resources.at(-1) ?? '')
  return recap === undefined ? statement : [...(statement && [statement]), recapStatement(recap)].join(' ')
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= messageLimit

const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value)

const isTextsOrNone = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length <= resourceLimit && value.every(isText))

const asRecord = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {}
