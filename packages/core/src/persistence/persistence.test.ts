import { createFakePorts } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../connection/Connection.js'
import { createPersistence } from './createPersistence.js'
import { createStateWriter } from './createStateWriter.js'
import { parseStoredState } from './parseStoredState.js'
import { noStoredState, type StoredState } from './StoredState.js'

const isAddress = (namespace: string, value: string) => namespace === 'eip155' && /^0x[0-9a-f]{1,40}$/i.test(value)

const connection: Connection = {
  id: 'eip155:io.wallet',
  namespace: 'eip155',
  connector: {
    id: 'io.wallet',
    name: 'Wallet',
    type: 'ANNOUNCED',
    namespaces: ['eip155'],
    imageUrl: 'data:image/png;base64,AAAA',
    rdns: 'io.wallet',
  },
  wallet: { name: 'Wallet', imageUrl: 'data:image/png;base64,AAAA' },
  accounts: [
    { namespace: 'eip155', address: '0xA', type: 'eoa', label: 'Main' },
    { namespace: 'eip155', address: '0xB', type: 'smartAccount', publicKey: '02', path: "m/44'/60'" },
  ],
  account: { namespace: 'eip155', address: '0xB', type: 'smartAccount', publicKey: '02', path: "m/44'/60'" },
  networkId: 'eip155:1',
  approvedNetworkIds: ['eip155:1', 'eip155:10'],
}

const state: StoredState = {
  activeNamespace: 'eip155',
  namespaces: {
    eip155: {
      entries: [
        { connection, turn: 3, misses: 0 },
        {
          connection: {
            ...connection,
            id: 'eip155:late',
            connector: { ...connection.connector, id: 'late' },
            account: connection.accounts[0] as never,
          },
          turn: 0,
          misses: 2,
        },
      ],
      activeId: connection.id,
      networkId: 'eip155:10',
    },
  },
  ended: new Map([['eip155:other', 4]]),
}

/** Serializes a stored state. */
function written(kept: StoredState): string {
  const ports = createFakePorts()
  createStateWriter(ports.storage, 'key', ports.log)(kept, noStoredState(), null)
  return ports.stored.get('key') ?? ''
}

describe('stored state', () => {
  it('reads as it was written', () => {
    expect(parseStoredState(written(state), isAddress)).toEqual(state)
  })

  it.each(['EXTERNAL', 'WALLET_CONNECT', 'INJECTED', 'ANNOUNCED', 'AUTH', 'MULTI_CHAIN', 'ID_AUTH'])(
    'keeps a connector of the type %s, and none of another',
    (type) => {
      const typeOf = (text: string) => parseStoredState(text, isAddress).namespaces['eip155']?.entries[0]
      const withType = (given: string) => written(state).replaceAll(/"type":"(?!eoa)[A-Z_]+"/g, `"type":"${given}"`)
      expect(typeOf(withType(type))?.connection.connector.type).toBe(type)
      expect(typeOf(withType(`${type}_OTHER`))).toBeUndefined()
    },
  )

  it('drops accounts of other networks, and connections without accounts', () => {
    const isOf = (_: string, value: string, networkId: string) => networkId === 'eip155:1' && value !== '0xB'
    const kept = parseStoredState(written(state), isOf).namespaces['eip155']?.entries[0]?.connection
    expect([kept?.accounts.map(({ address }) => address), kept?.account.address]).toEqual([['0xA'], '0xA'])
    const elsewhere = { ...connection, networkId: 'eip155:2' } as const
    const eip155 = {
      entries: [{ connection: elsewhere, turn: 1, misses: 0 }],
      activeId: undefined,
      networkId: undefined,
    }
    const moved: StoredState = { ...state, namespaces: { eip155 } }
    expect(parseStoredState(written(moved), isOf).namespaces['eip155']?.entries).toEqual([])
  })

  it('skips a write when nothing changed', () => {
    const ports = createFakePorts()
    let writes = 0
    const storage = {
      ...ports.storage,
      setItem() {
        writes += 1
      },
    }
    const write = createStateWriter(storage, 'key', ports.log)
    const text = write(state, noStoredState(), null)
    write({ ...state }, state, text)
    expect(writes).toBe(1)
  })

  it('drops large images, and nothing else', () => {
    const imageUrl = `data:image/png;base64,${'A'.repeat(20_000)}`
    const large = { ...connection, wallet: { name: 'Wallet', imageUrl } }
    const kept = {
      ...state,
      namespaces: { eip155: { ...state.namespaces['eip155'], entries: [{ connection: large, turn: 1, misses: 0 }] } },
    } as StoredState
    const [read] = parseStoredState(written(kept), isAddress).namespaces['eip155']?.entries ?? []
    expect(read?.connection).toEqual({ ...connection, wallet: { name: 'Wallet' } })
  })

  it('drops invalid parts and keeps the rest', () => {
    const text = JSON.stringify({
      version: 1,
      namespaces: {
        eip155: {
          connections: [
            {
              connector: {
                id: 'a',
                name: '<b>\u202eEvil',
                type: 'INJECTED',
                namespaces: ['eip155'],
                imageUrl: 'javascript:1',
              },
              wallet: { name: 'x'.repeat(1000) },
              accounts: [{ address: 'nonsense' }, { address: '0xA', type: 7 }, null],
              address: '0xnone',
              networkId: 'eip155:1',
            },
            {
              connector: { id: 'b', type: 'NOT_A_TYPE', namespaces: ['eip155'] },
              accounts: [{ address: '0xA' }],
              networkId: 'eip155:1',
            },
            {
              connector: { id: 'c', type: 'INJECTED', namespaces: ['solana'] },
              accounts: [{ address: '0xA' }],
              networkId: 'eip155:1',
            },
            {
              connector: { id: 'd', type: 'INJECTED', namespaces: ['eip155'] },
              accounts: [{ address: '0xA' }],
              networkId: 'solana:1',
            },
          ],
        },
      },
    })
    const { entries = [] } = parseStoredState(text, isAddress).namespaces['eip155'] ?? {}
    const connections = entries.map((entry) => entry.connection)
    expect(connections).toHaveLength(1)
    expect(connections[0]).toMatchObject({
      id: 'eip155:a',
      connector: { name: '<b>Evil' },
      accounts: [{ namespace: 'eip155', address: '0xA', type: 'eoa' }],
      account: { address: '0xA' },
    })
    expect(connections[0]?.connector).not.toHaveProperty('imageUrl')
    expect(connections[0]?.wallet.name).toHaveLength(64)
  })

  it('parses from any text without a crash, into usable values only', () => {
    const junk = fc.oneof(
      fc.constantFrom('eip155', 'eip155:1', 'solana:1', '0xA', 'INJECTED', '', null, 1, [], {}),
      fc.jsonValue({ maxDepth: 2 }),
    )
    // A stored state in which some values were replaced by others.
    const mangled = fc.array(fc.tuple(fc.nat(60), junk), { maxLength: 6 }).map((changes) => {
      let count = 0
      const places = new Map(changes)
      return JSON.stringify(JSON.parse(written(state)), (name, value) => {
        count += 1
        return places.has(count) && name !== 'version' ? places.get(count) : value
      })
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), mangled), (text) => {
        const { namespaces, ended } = parseStoredState(text, isAddress)
        const entries = Object.values(namespaces).flatMap((namespace) => namespace.entries)
        const all = entries.map(({ connection }) => connection)
        const counts = [...ended.values(), ...entries.flatMap(({ turn, misses }) => [turn, misses])]
        return (
          counts.every((count) => Number.isSafeInteger(count) && count >= 0) &&
          all.every(
            ({ accounts, account, networkId, namespace }) =>
              accounts.includes(account) &&
              accounts.every(({ address }) => isAddress(namespace, address)) &&
              networkId.startsWith(`${namespace}:`),
          )
        )
      }),
      { numRuns: 300 },
    )
  })

  it("notifies of other tabs' writes to its own key only", () => {
    const ports = createFakePorts()
    let received = 0
    const end = createPersistence(ports.storage, 'key', isAddress).watch(() => {
      received += 1
    })
    ports.writeFromOtherTab('key', '{}')
    ports.writeFromOtherTab('other', '{}')
    end()
    ports.writeFromOtherTab('key', '{}')
    expect(received).toBe(1)
  })
})
