import { cleanText } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { SuggestNamesQuery, SuggestNamesResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'

/** A name, and whether it is registered. */
export type NameSuggestion = { readonly name: string; readonly isRegistered: boolean }

/** Shorter prefixes have no suggestions. */
const minLength = 3

/**
 * `GET /v1/profile/suggestions/{name}`: returns the name itself and others with the same prefix. Empty for a prefix of less than three
 * characters.
 *
 * @throws ApiError
 * @example await suggestNames(client, { name: 'max' }) // [{ name: 'max.kit.test', isRegistered: true }, …]
 */
export async function suggestNames(
  client: ApiClient,
  { name, zone }: { readonly name: string; readonly zone?: string | undefined },
  signal?: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  if (name.length < minLength) return []
  const query: WithUndefined<SuggestNamesQuery> = { zone }
  return client.request(`v1/profile/suggestions/${encodeURIComponent(name)}`, {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { suggestions } = fieldsOf<SuggestNamesResponse>(await response.json())
      return requireList(suggestions, 100).flatMap((value) => {
        const row = fieldsOf<SuggestNamesResponse['suggestions'][number]>(value)
        const suggested = cleanText(row.name, 255)
        return suggested === '' ? [] : [{ name: suggested, isRegistered: row.registered !== false }]
      })
    },
  })
}
