import { cleanText } from '@kit/core/plugin'
import type { RegisterNameResponse } from '../contract/contract.data.js'
import { fieldsOf, listOf } from './fieldsOf.js'
import { momentOf } from './numberOf.js'
import { wordOf } from './wordOf.js'

/** Addresses of a name by ENSIP-11 coin type. 60 is Ethereum. */
export type NameAddresses = {
  readonly [coinType: string]: { readonly address: string; readonly createdAtMs: number | undefined }
}

/** Attributes of a name, such as `bio`. */
export type NameAttributes = { readonly [name: string]: string }

/** A registered name. Times are in milliseconds since the epoch. */
export type NameRecord = {
  readonly name: string
  readonly registeredAtMs: number | undefined
  readonly updatedAtMs: number | undefined
  readonly attributes: NameAttributes
  readonly addresses: NameAddresses
}

/** Parses a record, which is untrusted. Returns undefined if it has no name. */
export function parseNameRecord(value: unknown): NameRecord | undefined {
  const row = fieldsOf<RegisterNameResponse>(value)
  const name = cleanText(row.name, 255)
  if (name === '') return undefined
  return {
    name,
    registeredAtMs: momentOf(row.registered_at),
    updatedAtMs: momentOf(row.updated_at),
    attributes: parseAttributes(row.attributes),
    addresses: parseAddresses(row.addresses),
  }
}

/** Accepts a map or, from some services, a list of maps or of `{ key, value }`. */
export function parseAttributes(value: unknown): NameAttributes {
  const entries = Array.isArray(value)
    ? listOf(value, 100).flatMap((item) => {
        const { key, value: text } = fieldsOf(item)
        return typeof key === 'string' ? [[key, text] as const] : Object.entries(fieldsOf(item))
      })
    : Object.entries(fieldsOf(value))
  return Object.fromEntries(
    entries.slice(0, 100).flatMap(([key, text]) => {
      const attribute = cleanText(key)
      return attribute === '' || typeof text !== 'string' ? [] : [[attribute, cleanText(text, 1000)]]
    }),
  )
}

/** Accepts a map by coin type, with `created_at` or, from some services, `created`. */
export function parseAddresses(value: unknown): NameAddresses {
  return Object.fromEntries(
    Object.entries(fieldsOf(value))
      .slice(0, 1000)
      .flatMap(([coinType, row]) => {
        const { address: text, created_at, created } = fieldsOf(row)
        const address = wordOf(text)
        if (address === undefined || !/^\d{1,10}$/.test(coinType)) return []
        return [[coinType, { address, createdAtMs: momentOf(created_at ?? created) }]]
      }),
  )
}
