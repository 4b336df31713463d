import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetNamesOfAddressQuery } from '../contract/contract.data.js'
import { requireList } from '../parse/fieldsOf.js'
import { type NameRecord, parseNameRecord } from '../parse/parseNameRecord.js'
import { withoutNotFound } from './getName.js'

/**
 * `GET /v1/profile/reverse/{address}`: returns the names of an address. Empty if it has none, whether the service responds with 404 or an
 * empty list.
 *
 * @throws ApiError
 */
export async function getNamesOfAddress(
  client: ApiClient,
  { address, sender }: { readonly address: string; readonly sender?: string | undefined },
  signal?: AbortSignal,
): Promise<readonly NameRecord[]> {
  const query: WithUndefined<GetNamesOfAddressQuery> = { sender, apiVersion: '2' }
  const names = await withoutNotFound(
    client.request(`v1/profile/reverse/${encodeURIComponent(address)}`, {
      query,
      isIdempotent: true,
      signal,
      parse: async (response) =>
        requireList(await response.json(), 1000).flatMap((value) => parseNameRecord(value) ?? []),
    }),
  )
  return names ?? []
}
