import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetOnrampUrlBody, GetOnrampUrlResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/** Options for {@link getOnrampUrl}. */
export type OnrampUrlQuery = {
  /** At least one wallet. */
  readonly destinationWallets: readonly {
    readonly address: string
    readonly blockchains?: readonly string[] | undefined
    readonly assets?: readonly string[] | undefined
  }[]
  readonly partnerUserId: string
  readonly defaultNetwork?: string | undefined
  /** Defaults to `buy`. */
  readonly defaultExperience?: 'buy' | 'send' | undefined
  readonly presetCryptoAmount?: number | undefined
  readonly presetFiatAmount?: number | undefined
}

/**
 * `POST /v1/generators/onrampurl`: returns the page where the user pays. Only `https:` and local URLs are accepted.
 *
 * @throws ApiError `api/rejected`, `api/invalidResponse`
 */
export function getOnrampUrl(client: ApiClient, input: OnrampUrlQuery, signal?: AbortSignal): Promise<string> {
  const body: WithUndefined<Omit<GetOnrampUrlBody, 'destinationWallets'>> & {
    readonly destinationWallets: readonly object[]
  } = {
    ...input,
    defaultExperience: input.defaultExperience ?? 'buy',
    destinationWallets: input.destinationWallets.map(({ address, blockchains, assets }) => ({
      address,
      ...(blockchains !== undefined && { blockchains: [...blockchains] }),
      ...(assets !== undefined && { assets: [...assets] }),
    })),
  }
  return client.request('v1/generators/onrampurl', {
    body,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { url } = fieldsOf<GetOnrampUrlResponse>(await response.json())
      if (typeof url !== 'string' || url.length > 16_384 || !page.test(url))
        throw new TypeError('Invalid on-ramp page URL.')
      return url
    },
  })
}

const page = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s"'<>\\]*$/i
