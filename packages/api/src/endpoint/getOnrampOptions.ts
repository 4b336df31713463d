import type { ApiClient } from '../client/createApiClient.js'
import { type OnrampOptions, parseOnrampOptions } from '../parse/parseOnrampOptions.js'
import { onrampDefaults } from './onrampDefaults.data.js'

/** `GET /v1/onramp/options`: returns what can be bought and how to pay for it, or the built-in list after any failure (rule client-5). */
export async function getOnrampOptions(client: ApiClient, signal?: AbortSignal): Promise<OnrampOptions> {
  try {
    return await client.request('v1/onramp/options', {
      isIdempotent: true,
      signal,
      parse: async (response) => parseOnrampOptions(await response.json()),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    return onrampDefaults
  }
}
