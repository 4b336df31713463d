import { formatMessage, messageLimit, type NamespaceWords } from './formatMessage.js'
import type { SiwxFields } from './SiwxFields.js'
import { signInMessageFormats } from './signInMessageFormats.data.js'

// Locates the fields. Formatting the result again validates them.
const lines = new RegExp(
  [
    '^(?:(?<scheme>[^:/?#\\n]+)://)?(?<domain>\\S+) wants you to sign in with your (?<word>[^\\n]+) account:',
    '(?<accountAddress>[^\\n]+)',
    '(?:\\n(?<statement>[^\\n]+))?\\n?',
    'URI: (?<uri>[^\\n]+)',
    'Version: (?<version>[^\\n]+)',
    'Chain ID: (?<chain>[^\\n]+)',
    'Nonce: (?<nonce>[^\\n]+)',
    'Issued At: (?<issuedAt>[^\\n]+)',
  ].join('\\n') +
    [
      '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?',
      '(?:\\nNot Before: (?<notBefore>[^\\n]+))?',
      '(?:\\nRequest ID: (?<requestId>[^\\n]*))?',
      '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
    ].join(''),
)

/**
 * Parses a sign-in message: exactly what `formatMessage` returns, optionally with CRLF line endings. Returns undefined for anything else.
 * Nothing in a rejected message can be trusted.
 *
 * @example parseMessage(text)?.nonce
 */
export function parseMessage(given: string, words: NamespaceWords = {}): SiwxFields | undefined {
  if (typeof given !== 'string' || given.length > messageLimit) return undefined
  const text = hasCrlf(given) ? given.replaceAll('\r\n', '\n') : given
  const { word, chain, resources, ...fields } = lines.exec(text)?.groups ?? {}
  const namespace = word === undefined ? undefined : namespaceOfWord(word, words)
  if (namespace === undefined || chain === undefined) return undefined
  const { chainNames = {} } = signInMessageFormats[namespace] ?? {}
  const reference = Object.hasOwn(chainNames, chain) ? chainNames[chain] : chain
  // Fields are validated by formatting them again.
  const parsed = {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    chainId: `${namespace}:${reference}`,
    ...(resources !== undefined && { resources: resources.split('\n- ').slice(1) }),
  } as unknown as SiwxFields
  try {
    return formatMessage(parsed, words) === text ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Whether every line ends with CRLF, with no other carriage returns. */
const hasCrlf = (text: string): boolean => text.includes('\r\n') && !/[\r\n]/.test(text.replaceAll('\r\n', ''))

function namespaceOfWord(word: string, words: NamespaceWords): string | undefined {
  const known = Object.entries(signInMessageFormats).find(([, form]) => form.word === word)
  return (known ?? Object.entries(words).find(([, other]) => other === word))?.[0]
}
