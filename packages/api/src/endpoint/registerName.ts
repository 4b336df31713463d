import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { RegisterNameBody } from '../contract/contract.data.js'
import { type NameRecord, parseNameRecord } from '../parse/parseNameRecord.js'
import { type SignedNameRequest, signedBody } from './nameMessage.js'

/**
 * `POST /v1/profile/account`: registers a name. The record of it; undefined from a service that only says that it succeeded.
 *
 * @throws ApiError `api/refused` with reasons (taken, not allowed, too old), `api/unauthorized` for a signature that is not the signer's
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
