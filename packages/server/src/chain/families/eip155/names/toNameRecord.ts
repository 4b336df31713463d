import type { z } from 'zod'
import type { nameRecord } from '../../../../contract/namesEndpoints.js'
import type { StoredName } from './createNameReads.js'

/** Formats a name for the response: times in whole seconds, addresses with checksum. */
export async function toNameRecord(stored: StoredName): Promise<z.output<typeof nameRecord>> {
  const { name, attributes, registeredAtMs, updatedAtMs, addresses } = stored
  return {
    name,
    registered_at: isoSeconds(registeredAtMs),
    updated_at: isoSeconds(updatedAtMs),
    attributes,
    addresses: await toNameAddresses(addresses),
  }
}

/** Formats addresses for the response, by coin type. */
export async function toNameAddresses(
  addresses: StoredName['addresses'],
): Promise<z.output<typeof nameRecord>['addresses']> {
  const { getAddress } = await import('viem')
  const entries = addresses.map(({ coinType, address, createdAtMs }) => [
    String(coinType),
    { address: getAddress(address), created_at: isoSeconds(createdAtMs) },
  ])
  return Object.fromEntries(entries)
}

function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}
