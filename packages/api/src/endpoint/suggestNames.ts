import { cleanText } from '@kit/core'
import type { Asked } from '../client/Asked.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { SuggestNamesAnswer, SuggestNamesQuery } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'

/** A name, and whether somebody has it. */
export type NameSuggestion = { readonly name: string; readonly isRegistered: boolean }

/** Shorter beginnings have no suggestions. */
const leastLength = 3

/**
 * `GET /v1/profile/suggestions/{name}`: the name itself and others with the same beginning. Empty for a beginning of less than three characters.
 *
 * @throws ApiError
 * @example await suggestNames(client, { name: 'max' }) // [{ name: 'max.kit.test', isRegistered: true }, …]
 */
export async function suggestNames(
  client: ApiClient,
  { name, zone }: { readonly name: string; readonly zone?: string | undefined },
  signal?: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  if (name.length < leastLength) return []
  const query: Asked<SuggestNamesQuery> = { zone }
  return client.request(`v1/profile/suggestions/${encodeURIComponent(name)}`, {
    query,
    isRepeatable: true,
    signal,
    parse: async (response) => {
      const { suggestions } = fieldsOf<SuggestNamesAnswer>(await response.json())
      return requireList(suggestions, 100).flatMap((value) => {
        const row = fieldsOf<SuggestNamesAnswer['suggestions'][number]>(value)
        const suggested = cleanText(row.name, 255)
        return suggested === '' ? [] : [{ name: suggested, isRegistered: row.registered !== false }]
      })
    },
  })
}
