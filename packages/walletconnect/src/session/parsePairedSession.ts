import { type CaipNetworkId, type ChainNamespace, cleanImageUrl, cleanText, namespaceOf } from '@kit/core/adapter'
import type { ParsedNamespace, ParsedSession } from './ParsedSession.js'
import { type AddressCheck, parseCaipAccounts } from './parseCaipAccounts.js'
import { parseSessionCapabilities } from './parseSessionCapabilities.js'

/**
 * Parses a session as the pairing client stores it. All of it is untrusted, from a wallet or from storage. Returns undefined when nothing
 * usable is left.
 */
export function parsePairedSession(value: unknown, isAddress: AddressCheck): ParsedSession | undefined {
  const session = asRecord(value)
  const topic = session.topic
  if (typeof topic !== 'string' || !/^[0-9a-f]{64}$/.test(topic)) return undefined
  const namespaces = parseNamespaces(session.namespaces, isAddress)
  if (namespaces.size === 0) return undefined
  const metadata = asRecord(asRecord(session.peer).metadata)
  const redirect = asRecord(metadata.redirect)
  const imageUrl = cleanImageUrl(Array.isArray(metadata.icons) ? metadata.icons[0] : undefined)
  const nativeLink = parseNativeLink(redirect.native)
  const universalLink = parseUniversalLink(redirect.universal)
  return {
    topic,
    expiresAtMs: typeof session.expiry === 'number' ? session.expiry * 1000 : 0,
    namespaces,
    requested: readRequested([session.requiredNamespaces, session.optionalNamespaces]),
    capabilitiesOf: parseSessionCapabilities(session),
    wallet: {
      name: cleanText(metadata.name) || 'Wallet',
      ...(imageUrl && { imageUrl }),
      ...(nativeLink && { nativeLink }),
      ...(universalLink && { universalLink }),
    },
  }
}

/** Parses the namespaces of a session or of an update. Keys such as `eip155:1` are merged into their namespace. */
export function parseNamespaces(value: unknown, isAddress: AddressCheck): Map<ChainNamespace, ParsedNamespace> {
  const parsed = new Map<ChainNamespace, ParsedNamespace>()
  for (const [key, content] of Object.entries(asRecord(value)).slice(0, maxNamespaces)) {
    const namespace = namespaceOf(key)
    const part = asRecord(content)
    const accounts = parseCaipAccounts(part.accounts, isAddress).filter((item) => item.account.namespace === namespace)
    if (accounts.length === 0) continue
    const before = parsed.get(namespace)
    const addresses = new Set(accounts.map((item) => item.account.address))
    // A network listed without an account is usable if one of the accounts is valid there.
    const isUsable = (id: CaipNetworkId) =>
      id.startsWith(`${namespace}:`) && [...addresses].some((address) => isAddress(address, id))
    parsed.set(namespace, {
      accounts: [...(before?.accounts ?? []), ...accounts],
      networkIds: unique([
        ...(before?.networkIds ?? []),
        ...accounts.map((item) => item.networkId),
        ...readChains(key, part).filter(isUsable),
      ]),
      methods: unique([...(before?.methods ?? []), ...readTexts(part.methods)]),
    })
  }
  return parsed
}

function readRequested(proposed: readonly unknown[]): ParsedSession['requested'] {
  const parts = proposed.flatMap((namespaces) => Object.entries(asRecord(namespaces)).slice(0, maxNamespaces))
  const methods = new Map<ChainNamespace, readonly string[]>()
  for (const [key, part] of parts) {
    const namespace = namespaceOf(key)
    methods.set(namespace, [...(methods.get(namespace) ?? []), ...readTexts(asRecord(part).methods)])
  }
  return { networkIds: parts.flatMap(([key, part]) => readChains(key, asRecord(part))), methods }
}

const readChains = (key: string, part: { readonly [key: string]: unknown }): CaipNetworkId[] =>
  [...(key.includes(':') ? [key] : []), ...readTexts(part.chains)].filter((id): id is CaipNetworkId =>
    /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(id),
  )

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, 1000) : []

// Each key may contain a chain, but more than this is treated as hostile.
const maxNamespaces = 200

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

const asRecord = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {}

// Accepts the scheme of an app, never one that runs or shows content in the page.
const parseNativeLink = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  /^[a-z][a-z0-9+.-]{1,63}:[^\s"'<>\\]{0,256}$/i.test(value) &&
  !/^(javascript|data|blob|file|vbscript|about|http|https|filesystem):/i.test(value)
    ? value
    : undefined

const parseUniversalLink = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https:\/\/[^\s"'<>\\]{1,512}$/i.test(value) ? value : undefined
