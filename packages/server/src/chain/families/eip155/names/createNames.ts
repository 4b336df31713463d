import {
  addressMessage,
  attributesMessage,
  registrationMessage,
  type SignedMessage,
} from '../../../../contract/namesEndpoints.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Store } from '../../../../platform/store/Store.js'
import { spendMessage } from '../../../../platform/store/spendMessage.js'
import type { SignatureCheck } from '../signature/createSignatureCheck.js'
import { checkName } from './checkName.js'
import { maxNamesOfAddress, type StoredName } from './createNameReads.js'
import { createNameTable, type NameTable } from './createNameTable.js'
import { type Coin, readCoinType } from './readCoinType.js'
import { checkAttributes, checkTimestamp, messageExpiryMs, readMessage } from './readMessage.js'

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
export type NamesOptions = {
  readonly store: Pick<Store, 'db'>
  readonly zones: readonly string[]
  /** Maximum number of names in total. */
  readonly maxNames: number
  readonly isSigned: SignatureCheck
  readonly now: () => number
}

const ethereumCoinType = 60
/** Maximum chains for which one name can have an address. */
const maxAddressesOfName = 64
/** How long the total count is cached. */
const countMs = 60_000

/** Creates the names over the store. */
export function createNames({ store, zones, maxNames, isSigned, now }: NamesOptions): Names {
  const table = createNameTable(store)
  let counted = { names: 0, atMs: Number.NEGATIVE_INFINITY }

  /** The count is cached for a minute, so the limit can be exceeded slightly. */
  async function requireRoom(): Promise<void> {
    if (now() - counted.atMs >= countMs) counted = { names: await table.count(), atMs: now() }
    if (counted.names >= maxNames)
      throw new HttpError(503, 'name', 'This server has reached its maximum number of names')
  }

  function coinOf(value: number): Coin {
    const coin = readCoinType(value)
    if (coin === undefined) throw new HttpError(400, 'coin_type', 'The coin type must be an EVM chain (ENSIP-11)')
    return coin
  }

  async function checkSigned({ message, signature, address }: SignedMessage, { chain }: Coin): Promise<void> {
    if (await isSigned({ message, signature, address, chain })) return
    throw new HttpError(
      401,
      'signature',
      'Invalid signature: the message must be signed by the given checksummed address',
    )
  }

  async function registered(name: string): Promise<StoredName> {
    const known = await table.find(name)
    if (known === undefined) throw new HttpError(400, 'name', 'Name not found')
    return known
  }

  function checkOwner({ addresses }: StoredName, { coinType }: Coin, address: string): void {
    const owner = addresses.find((row) => row.coinType === coinType)?.address
    if (owner !== address.toLowerCase()) throw notOwner()
  }

  /** Executes a message once, or not at all. */
  async function once(
    { address, message }: SignedMessage,
    timestampS: number,
    change: (db: Store['db']) => Promise<void>,
  ): Promise<void> {
    await store.db.transaction().execute(async (transaction) => {
      await change(transaction)
      const spent = { signer: address, message, expiresAtMs: messageExpiryMs(timestampS) }
      if (await spendMessage(transaction, spent)) return
      throw new HttpError(400, 'timestamp', 'This message was already used')
    })
  }

  return {
    table,
    async register(request) {
      const { name, attributes = {}, timestamp } = readMessage(registrationMessage, request.message)
      await checkName(name, zones)
      const coin = coinOf(request.coin_type)
      if ((await table.find(name)) !== undefined) throw taken()
      checkTimestamp(timestamp, now())
      checkAttributes(attributes)
      await checkSigned(request, coin)
      await requireRoom()
      const atMs = now()
      const addresses = [...new Set([ethereumCoinType, coin.coinType])].map((coinType) => ({
        coinType,
        address: request.address.toLowerCase(),
        createdAtMs: atMs,
      }))
      const stored = { name, attributes, registeredAtMs: atMs, updatedAtMs: atMs, addresses }
      await once(request, timestamp, async (db) => {
        if ((await table.countOf(db, request.address)) >= maxNamesOfAddress)
          throw new HttpError(400, 'address', `An address can have at most ${maxNamesOfAddress} names`)
        if (!(await table.add(db, stored))) throw taken()
      })
      return stored
    },
    async updateAttributes(name, request) {
      const { attributes, timestamp } = readMessage(attributesMessage, request.message)
      await checkName(name, zones)
      const coin = coinOf(request.coin_type)
      const known = await registered(name)
      checkTimestamp(timestamp, now())
      checkAttributes(attributes)
      checkOwner(known, coin, request.address)
      await checkSigned(request, coin)
      const owned = { name, coinType: coin.coinType, address: request.address, atMs: now() }
      await once(request, timestamp, async (db) => {
        if (!(await table.setAttributes(db, owned, attributes))) throw notOwner()
      })
      return attributes
    },
    async updateAddress(name, request) {
      const { coin_type, address: written, timestamp } = readMessage(addressMessage, request.message)
      await checkName(name, zones)
      const coin = coinOf(request.coin_type)
      const { coinType } = coinOf(coin_type)
      const { isAddress } = await import('viem')
      if (!isAddress(written)) throw new HttpError(400, 'address', 'Invalid new address')
      const known = await registered(name)
      checkTimestamp(timestamp, now())
      checkOwner(known, coin, request.address)
      const isNew = !known.addresses.some((row) => row.coinType === coinType)
      if (isNew && known.addresses.length >= maxAddressesOfName)
        throw new HttpError(400, 'coin_type', `A name can have addresses on at most ${maxAddressesOfName} chains`)
      await checkSigned(request, coin)
      const owned = { name, coinType: coin.coinType, address: request.address, atMs: now() }
      const address = written.toLowerCase()
      await once(request, timestamp, async (db) => {
        if (!(await table.setAddress(db, owned, address, coinType))) throw notOwner()
      })
      return [{ coinType, address, createdAtMs: owned.atMs }]
    },
  }
}

function taken(): HttpError {
  return new HttpError(400, 'name', 'The name is taken')
}

function notOwner(): HttpError {
  return new HttpError(401, 'address', 'The name does not belong to this address')
}
