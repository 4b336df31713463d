import {
  addressMessage,
  attributesMessage,
  registrationMessage,
  type SignedMessage,
} from '../../../../contract/namesEndpoints.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import { checkName } from './checkName.js'
import { maxNamesOfAddress, type StoredName } from './createNameReads.js'
import { createNameTable, type NameTable } from './createNameTable.js'
import {
  createSignedChanges,
  notOwner,
  requireCoin,
  requireOwner,
  type SignedChangeOptions,
} from './createSignedChanges.js'
import { checkAttributes, checkTimestamp, readMessage } from './readMessage.js'

/** Registration and changes of names. Each change is one transaction; a message works once. */
export type Names = {
  readonly table: NameTable
  /** @throws HttpError, MalformedRequest for the first broken rule in the order of the contract */
  register(request: SignedMessage): Promise<StoredName>
  /** Returns the new attributes of the name. */
  updateAttributes(name: string, request: SignedMessage): Promise<Readonly<Record<string, string>>>
  /** Returns the updated row. */
  updateAddress(name: string, request: SignedMessage): Promise<StoredName['addresses']>
}

/** Options for {@link createNames}. */
export type NamesOptions = SignedChangeOptions & {
  readonly zones: readonly string[]
  /** Maximum number of names in total. */
  readonly maxNames: number
  readonly now: () => number
}

const ethereumCoinType = 60
/** Maximum chains for which one name can have an address. */
const maxAddressesOfName = 64
/** How long the total count is cached. */
const countMs = 60_000

/** Creates the names over the store. */
export function createNames(options: NamesOptions): Names {
  const { store, zones, maxNames, now } = options
  const table = createNameTable(store)
  const changes = createSignedChanges(options)
  let counted = { names: 0, atMs: Number.NEGATIVE_INFINITY }

  /** The count is cached for a minute, so the limit can be exceeded slightly. */
  async function requireRoom(): Promise<void> {
    if (now() - counted.atMs >= countMs) counted = { names: await table.count(), atMs: now() }
    if (counted.names >= maxNames)
      throw new HttpError(503, 'name', 'This server has reached its maximum number of names')
  }

  return {
    table,
    async register(request) {
      const { name, attributes = {}, timestamp } = readMessage(registrationMessage, request.message)
      await checkName(name, zones)
      const coin = requireCoin(request.coin_type)
      if ((await table.find(name)) !== undefined) throw taken()
      checkTimestamp(timestamp, now())
      checkAttributes(attributes)
      await changes.check(request, coin)
      await requireRoom()
      const atMs = now()
      const addresses = [...new Set([ethereumCoinType, coin.coinType])].map((coinType) => ({
        coinType,
        address: request.address.toLowerCase(),
        createdAtMs: atMs,
      }))
      const stored = { name, attributes, registeredAtMs: atMs, updatedAtMs: atMs, addresses }
      await changes.once(request, timestamp, async (db) => {
        if ((await table.countOf(db, request.address)) >= maxNamesOfAddress)
          throw new HttpError(400, 'address', `An address can have at most ${maxNamesOfAddress} names`)
        if (!(await table.add(db, stored))) throw taken()
      })
      return stored
    },
    async updateAttributes(name, request) {
      const { attributes, timestamp } = readMessage(attributesMessage, request.message)
      await checkName(name, zones)
      const coin = requireCoin(request.coin_type)
      const known = await requireName(table, name)
      checkTimestamp(timestamp, now())
      checkAttributes(attributes)
      requireOwner(known, coin, request.address)
      await changes.check(request, coin)
      const owned = { name, coinType: coin.coinType, address: request.address, atMs: now() }
      await changes.once(request, timestamp, async (db) => {
        if (!(await table.setAttributes(db, owned, attributes))) throw notOwner()
      })
      return attributes
    },
    async updateAddress(name, request) {
      const { coin_type, address: written, timestamp } = readMessage(addressMessage, request.message)
      await checkName(name, zones)
      const coin = requireCoin(request.coin_type)
      const { coinType } = requireCoin(coin_type)
      const { isAddress } = await import('viem')
      if (!isAddress(written)) throw new HttpError(400, 'address', 'Invalid new address')
      const known = await requireName(table, name)
      checkTimestamp(timestamp, now())
      requireOwner(known, coin, request.address)
      const isNew = !known.addresses.some((row) => row.coinType === coinType)
      if (isNew && known.addresses.length >= maxAddressesOfName)
        throw new HttpError(400, 'coin_type', `A name can have addresses on at most ${maxAddressesOfName} chains`)
      await changes.check(request, coin)
      const owned = { name, coinType: coin.coinType, address: request.address, atMs: now() }
      const address = written.toLowerCase()
      await changes.once(request, timestamp, async (db) => {
        if (!(await table.setAddress(db, owned, address, coinType))) throw notOwner()
      })
      return [{ coinType, address, createdAtMs: owned.atMs }]
    },
  }
}

async function requireName(table: NameTable, name: string): Promise<StoredName> {
  const known = await table.find(name)
  if (known === undefined) throw new HttpError(400, 'name', 'Name not found')
  return known
}

function taken(): HttpError {
  return new HttpError(400, 'name', 'The name is taken')
}
