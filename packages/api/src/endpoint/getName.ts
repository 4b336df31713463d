import { ApiError } from '../client/ApiError.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetNameQuery } from '../contract/contract.data.js'
import { type NameRecord, parseNameRecord } from '../parse/parseNameRecord.js'

/**
 * `GET /v1/profile/account/{name}`: returns the record of a name, or undefined if it isn't registered, whether the service responds with
 * 404 or an empty list.
 *
 * @throws ApiError
 */
export function getName(client: ApiClient, name: string, signal?: AbortSignal): Promise<NameRecord | undefined> {
  const query: WithUndefined<GetNameQuery> = { apiVersion: '2' }
  return withoutNotFound(
    client.request(`v1/profile/account/${encodeURIComponent(name)}`, {
      query,
      isIdempotent: true,
      signal,
      parse: async (response) => {
        const answer = await response.json()
        const record = parseNameRecord(answer)
        if (record === undefined && !(Array.isArray(answer) && answer.length === 0))
          throw new TypeError('Error resolving name: expected an object with addresses.')
        return record
      },
    }),
  )
}

/** Returns the response, or undefined for a 404. */
export async function withoutNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
