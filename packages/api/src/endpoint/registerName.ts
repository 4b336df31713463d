import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { RegisterNameBody } from '../contract/contract.data.js'
import { type NameRecord, parseNameRecord } from '../parse/parseNameRecord.js'
import { type SignedNameRequest, signedBody } from './nameMessage.js'

/**
 * `POST /v1/profile/account`: registers a name. Returns its record, or undefined from a service that only reports success.
 *
 * @throws ApiError `api/rejected` with reasons (taken, not allowed, too old), `api/unauthorized` if the signature isn't the signer's
 * @example await registerName(client, { message, signature, address, coinType: 60 })
 */
export function registerName(
  client: ApiClient,
  request: SignedNameRequest,
  signal?: AbortSignal,
): Promise<NameRecord | undefined> {
  const body: WithUndefined<RegisterNameBody> = signedBody(request)
  return client.request('v1/profile/account', {
    body,
    signal,
    parse: async (response) => parseNameRecord(await response.json()),
  })
}
