import { parseCaipNetworkId } from '@kit/core'
import { KitError } from '@kit/core/plugin'
import type {} from '../error/SiwxErrorCodes.js'
import { grammar } from './grammar.data.js'
import { parseDateTime } from './parseDateTime.js'
import type { SiwxFields } from './SiwxFields.js'
import {
  chainReference,
  foreignAddress,
  type SignInMessageFormat,
  signInMessageFormats,
} from './signInMessageFormats.data.js'

/** Maximum number of resources in a message. */
export const resourceLimit = 20
/** Maximum length of a message in characters. All are ASCII, so characters equal bytes. */
export const messageLimit = 4096

/** The words for additional namespaces in the message text: `{ cosmos: 'Cosmos' }`. */
export type NamespaceWords = { readonly [namespace: string]: string }

/**
 * Formats the message that a wallet signs, as specified by EIP-4361 and CAIP-122. `parseMessage` is its inverse.
 *
 * @throws KitError `siwx/invalidField`, whose `details` start with the field name, if a field doesn't match the grammar, so no field can
 *   forge another. `caip/invalidNetworkId` if `chainId` isn't a CAIP-2 ID.
 * @example await kit.signMessage({ message: formatMessage(fields) })
 */
export function formatMessage(fields: SiwxFields, words: NamespaceWords = {}): string {
  const { namespace, reference } = parseCaipNetworkId(fields.chainId)
  const form = formOf(namespace, words)
  if (form === undefined) throw invalid('chainId', fields.chainId)
  const chain = Object.entries(form.chainNames ?? {}).find(([, named]) => named === reference)?.[0] ?? reference
  check(fields, form, chain)

  const { scheme, statement, resources } = fields
  const { expirationTime, notBefore, requestId } = fields
  const text = [
    `${scheme === undefined ? '' : `${scheme}://`}${fields.domain} wants you to sign in with your ${form.word} account:`,
    fields.accountAddress,
    '',
    ...(statement === undefined ? (form.emptyLines === 1 ? [] : ['']) : [statement, '']),
    `URI: ${fields.uri}`,
    `Version: ${fields.version}`,
    `Chain ID: ${chain}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
  if (text.length > messageLimit)
    throw invalid('resources', `${text.length} characters, the maximum is ${messageLimit}`)
  return text
}

/** Returns the message format of a namespace, or undefined if it has none. */
export function formOf(namespace: string, words: NamespaceWords): SignInMessageFormat | undefined {
  const word = Object.hasOwn(words, namespace) ? words[namespace] : undefined
  if (Object.hasOwn(signInMessageFormats, namespace)) return signInMessageFormats[namespace]
  return word !== undefined && /^[A-Za-z0-9][A-Za-z0-9 ]*$/.test(word) ? { word, address: foreignAddress } : undefined
}

function check(fields: SiwxFields, form: SignInMessageFormat, chain: string): void {
  const { scheme, statement, requestId, resources = [], expirationTime, notBefore } = fields
  const wrong = Object.entries({
    scheme: scheme === undefined || grammar.scheme.test(scheme),
    domain: fields.domain !== '' && grammar.domain.test(fields.domain),
    accountAddress: form.address.test(fields.accountAddress),
    statement: statement === undefined || grammar.statement.test(statement),
    uri: grammar.uri.test(fields.uri),
    version: fields.version === '1',
    chainId: (form.chain ?? chainReference).test(chain),
    nonce: grammar.nonce.test(fields.nonce),
    issuedAt: isDateTime(fields.issuedAt),
    expirationTime: expirationTime === undefined || isDateTime(expirationTime),
    notBefore: notBefore === undefined || isDateTime(notBefore),
    requestId: requestId === undefined || grammar.requestId.test(requestId),
    resources: resources.length <= resourceLimit && resources.every((resource) => grammar.uri.test(resource)),
  }).find(([, isRight]) => !isRight)?.[0] as keyof SiwxFields | undefined
  if (wrong !== undefined) throw invalid(wrong, String(fields[wrong]))
}

const isDateTime = (text: string): boolean => parseDateTime(text) !== undefined

function invalid(field: keyof SiwxFields, found: string): KitError {
  return new KitError('siwx/invalidField', {
    shortMessage: 'Invalid field in the sign-in message.',
    details: `${field}: ${found.slice(0, 200)}`,
  })
}
