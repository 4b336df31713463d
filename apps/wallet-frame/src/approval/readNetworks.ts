import { cleanText } from '@kit/core/adapter'
import * as z from 'zod/mini'
import { ApiFailure } from '../failure/ApiFailure.js'
import { pinNetwork } from './pinNetwork.js'

const label = z.pipe(
  z.string(),
  z.transform((text: string) => cleanText(text)),
)
const chains = z.array(
  z.object({
    id: z.string().check(z.regex(/^(eip155:[1-9]\d{0,15}|(?!eip155:)[a-z0-9-]{3,8}:[-_a-zA-Z0-9]{1,32})$/)),
    name: label,
    currency: z.object({ symbol: label, decimals: z.int().check(z.gte(0), z.lte(36)) }),
    smartAccount: z.boolean(),
    paymaster: z.boolean(),
  }),
)

/**
 * Returns the networks of the server's configuration, as pinned by the release.
 *
 * @throws ApiFailure 502 `chains` if they are invalid, since approvals show their names and units
 */
export function readNetworks(answer: unknown): readonly z.output<typeof chains>[number][] {
  const read = z.safeParse(chains, answer)
  if (!read.success) throw new ApiFailure(502, 'chains', 'Unexpected response from the wallet server.')
  return read.data.map(pinNetwork)
}
