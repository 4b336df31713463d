import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { isCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { KnownIdentity } from '../chain/Identity.js'
import type { Connection } from '../connection/Connection.js'
import { accountLimit, identityLimit, networkLimit } from '../connection/listLimits.js'
import type { ConnectorInfo, ConnectorType } from '../connector/Connector.js'
import { cleanImageUrl } from '../text/cleanImageUrl.js'
import { cleanText } from '../text/cleanText.js'
import {
  noStoredState,
  type StoredConnection,
  type StoredNamespace,
  type StoredState,
  storedStateVersion,
} from './StoredState.js'

type Fields = { readonly [name: string]: unknown }
type IsAddress = (namespace: ChainNamespace, value: string, networkId: CaipNetworkId) => boolean

const types: readonly ConnectorType[] = [
  'EXTERNAL',
  'WALLET_CONNECT',
  'INJECTED',
  'ANNOUNCED',
  'AUTH',
  'MULTI_CHAIN',
  'ID_AUTH',
]
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : [])
const wordOf = (value: unknown): string => (typeof value === 'string' && value.length <= 200 ? value : '')
const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0

/** Maximum number of ended connections that are remembered. The oldest are dropped. */
export const endedLimit = 40

/** Returns the optional strings that are present. */
const wordsOf = (fields: Fields, ...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (wordOf(fields[name]) ? [[name, fields[name]]] : [])))

/**
 * Parses the stored state. The input is untrusted: invalid parts are dropped.
 *
 * @param isAddress Returns whether the kit can use a namespace, and an address on a network.
 */
export function parseStoredState(text: string | null, isAddress: IsAddress): StoredState {
  let found: Fields
  try {
    found = fieldsOf(JSON.parse(text ?? ''))
  } catch {
    return noStoredState()
  }
  if (found['version'] !== storedStateVersion) return noStoredState()
  return {
    activeNamespace: wordOf(found['activeNamespace']) || undefined,
    namespaces: Object.fromEntries(
      Object.entries(fieldsOf(found['namespaces'])).map(([name, entry]) => [
        name,
        parseNamespace(name, entry, isAddress),
      ]),
    ),
    ended: new Map(
      Object.entries(fieldsOf(found['ended']))
        .slice(-endedLimit)
        .map(([id, turn]) => [id, countOf(turn)]),
    ),
  }
}

function parseNamespace(namespace: ChainNamespace, value: unknown, isAddress: IsAddress): StoredNamespace {
  const fields = fieldsOf(value)
  const networkId = fields['networkId']
  return {
    entries: listOf(fields['connections'], 20).flatMap((item) => parseEntry(namespace, item, isAddress) ?? []),
    activeId: wordOf(fields['activeId']) || undefined,
    networkId: isCaipNetworkId(networkId) ? networkId : undefined,
  }
}

function parseEntry(namespace: ChainNamespace, value: unknown, isAddress: IsAddress): StoredConnection | undefined {
  const connection = parseConnection(namespace, value, isAddress)
  const { turn, misses } = fieldsOf(value)
  return connection && { connection, turn: countOf(turn), misses: countOf(misses) }
}

function parseConnection(namespace: ChainNamespace, value: unknown, isAddress: IsAddress): Connection | undefined {
  const fields = fieldsOf(value)
  const connector = parseConnector(namespace, fields['connector'])
  const networkId = fields['networkId']
  if (!isCaipNetworkId(networkId) || !networkId.startsWith(`${namespace}:`)) return undefined
  const isUsable = (address: string) => isAddress(namespace, address, networkId)
  const accounts = listOf(fields['accounts'], accountLimit).flatMap(
    (item) => parseAccount(namespace, item, isUsable) ?? [],
  )
  const account = accounts.find(({ address }) => address === fields['address']) ?? accounts[0]
  if (connector === undefined || account === undefined) return undefined
  const wallet = fieldsOf(fields['wallet'])
  const approved = Array.isArray(fields['approvedNetworkIds'])
    ? listOf(fields['approvedNetworkIds'], networkLimit).filter(isCaipNetworkId)
    : undefined
  return {
    id: `${namespace}:${connector.id}`,
    namespace,
    connector,
    wallet: { name: cleanText(wallet['name']) || connector.name, ...imageOf(wallet) },
    accounts,
    account,
    networkId,
    ...(approved && { approvedNetworkIds: approved }),
    ...identitiesOf(namespace, fields),
  }
}

function identitiesOf(namespace: ChainNamespace, fields: Fields): Pick<Connection, 'identities'> {
  const identities = listOf(fields['identities'], identityLimit).flatMap((item): readonly KnownIdentity[] => {
    const found = fieldsOf(item)
    const { networkId } = found
    const address = wordOf(found['address'])
    const name = cleanText(found['name'], 200) || undefined
    const avatar = cleanImageUrl(found['avatar'])
    if (!isCaipNetworkId(networkId) || !networkId.startsWith(`${namespace}:`) || address === '') return []
    return (name ?? avatar) === undefined ? [] : [{ address, networkId, name, avatar }]
  })
  return identities.length > 0 ? { identities } : {}
}

function parseConnector(namespace: ChainNamespace, value: unknown): ConnectorInfo | undefined {
  const fields = fieldsOf(value)
  const id = wordOf(fields['id'])
  const type = types.find((candidate) => candidate === fields['type'])
  const namespaces = listOf(fields['namespaces'], 20).map(wordOf)
  if (id === '' || type === undefined || !namespaces.includes(namespace)) return undefined
  return {
    id,
    name: cleanText(fields['name']) || id,
    type,
    namespaces,
    ...imageOf(fields),
    ...wordsOf(fields, 'imageId', 'explorerId', 'rdns'),
  }
}

function parseAccount(
  namespace: ChainNamespace,
  value: unknown,
  isUsable: (address: string) => boolean,
): Account | undefined {
  const fields = fieldsOf(value)
  const address = wordOf(fields['address'])
  if (!isUsable(address)) return undefined
  const label = cleanText(fields['label'])
  return {
    namespace,
    address,
    type: wordOf(fields['type']) || 'eoa',
    ...wordsOf(fields, 'publicKey', 'path'),
    ...(label && { label }),
  }
}

function imageOf(fields: Fields): { readonly imageUrl?: string } {
  const imageUrl = cleanImageUrl(fields['imageUrl'])
  return imageUrl === undefined ? {} : { imageUrl }
}
