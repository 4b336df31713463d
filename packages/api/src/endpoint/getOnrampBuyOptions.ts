import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetOnrampBuyOptionsQuery } from '../contract/contract.data.js'
import { type OnrampOptions, parseOnrampOptions } from '../parse/parseOnrampOptions.js'

/**
 * `GET /v1/onramp/buy/options`: returns what can be bought in a country, in the format of older services.
 *
 * @param asked.country Two letters (ISO 3166-1).
 * @throws ApiError
 */
export function getOnrampBuyOptions(
  client: ApiClient,
  { country, subdivision }: { readonly country: string; readonly subdivision?: string | undefined },
  signal?: AbortSignal,
): Promise<OnrampOptions> {
  const query: WithUndefined<GetOnrampBuyOptionsQuery> = { country, subdivision }
  return client.request('v1/onramp/buy/options', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => parseOnrampOptions(await response.json()),
  })
}
