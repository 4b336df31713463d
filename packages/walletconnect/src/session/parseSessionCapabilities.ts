import type { CaipNetworkId } from '@kit/core/adapter'

type Fields = { readonly [name: string]: unknown }

/** The capabilities that a wallet put into the session, for an account on a network. Undefined if there are none. */
export type SessionCapabilities = (address: string, networkId: CaipNetworkId) => Fields | undefined

/** Longer texts are treated as hostile. */
const maxCharacters = 100_000

/**
 * Parses the capabilities that a wallet put into a session (CAIP-25). Those for all chains are in `scopedProperties.eip155` or
 * `sessionProperties`, and those for one chain in `scopedProperties['eip155:1']`. Both can be in `sessionProperties.capabilities`, in the
 * format of `wallet_getCapabilities` (EIP-5792), for all accounts or by account. Properties are JSON strings, although some wallets use
 * plain values.
 *
 * @example parseSessionCapabilities({ scopedProperties: { eip155: '{"atomic":{"status":"supported"}}' } })(address, 'eip155:1')
 */
export function parseSessionCapabilities(session: {
  readonly sessionProperties?: unknown
  readonly scopedProperties?: unknown
}): SessionCapabilities {
  const { capabilities, ...properties } = fieldsOf(session.sessionProperties)
  const scoped = fieldsOf(session.scopedProperties)
  const byAccount = fieldsOf(capabilities)
  const everywhere = { ...onlyCapabilities(properties), ...scopeOf(scoped['eip155']) }
  return (address, networkId) => {
    const chain = `0x${Number(networkId.slice('eip155:'.length)).toString(16)}`
    const ofAccount = fieldsOf(fieldNamed(byAccount, address))
    const found = {
      ...everywhere,
      ...fieldsOf(fieldNamed(byAccount, '0x0')),
      ...fieldsOf(fieldNamed(ofAccount, '0x0')),
      ...scopeOf(scoped[networkId]),
      ...fieldsOf(fieldNamed(byAccount, chain)),
      ...fieldsOf(fieldNamed(ofAccount, chain)),
    }
    return Object.keys(found).length > 0 ? found : undefined
  }
}

/** A scope has its capabilities beside its other properties, or under a separate name. */
function scopeOf(value: unknown): Fields {
  const { capabilities, ...others } = fieldsOf(value)
  return { ...onlyCapabilities(others), ...fieldsOf(capabilities) }
}

/** Sessions have other properties, too. A capability states whether it is supported. */
function onlyCapabilities(properties: Fields): Fields {
  const found = Object.entries(properties).map(([name, value]) => [name, fieldsOf(value)] as const)
  return Object.fromEntries(found.filter(([, value]) => 'status' in value || 'supported' in value))
}

/** Matches the name case-insensitively. */
function fieldNamed(fields: Fields, name: string): unknown {
  const key = Object.keys(fields).find((each) => each.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : fields[key]
}

function fieldsOf(value: unknown): Fields {
  const read = typeof value === 'string' ? parseText(value) : value
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : {}
}

function parseText(text: string): unknown {
  if (text.length > maxCharacters) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
