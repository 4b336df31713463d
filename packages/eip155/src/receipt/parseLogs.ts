import type { TransactionLog } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { parseQuantity } from '../rpc/Quantity.js'

/**
 * Parses the logs of a receipt, in order. Returns undefined when there is no list or one entry is invalid, because an incomplete list would
 * suggest that something didn't happen.
 *
 * @example parseLogs(receipt.logs)
 */
export function parseLogs(value: unknown): readonly TransactionLog[] | undefined {
  if (!Array.isArray(value)) return undefined
  try {
    return value.map(parseLog)
  } catch {
    return undefined
  }
}

function parseLog(value: { readonly [field: string]: unknown }): TransactionLog {
  const { topics } = value
  const address = parseAddress(value['address'])
  if (address === undefined || !Array.isArray(topics) || topics.length > 4) throw new TypeError('Not a log.')
  return {
    address,
    topics: topics.map((topic) => parseBytes(topic, /^0x[\da-f]{64}$/i)),
    data: parseBytes(value['data'], /^0x([\da-f]{2})*$/i),
    logIndex: Number(parseQuantity(value['logIndex'])),
  }
}

function parseBytes(value: unknown, pattern: RegExp): `0x${string}` {
  if (typeof value === 'string' && pattern.test(value)) return value as `0x${string}`
  throw new TypeError('Not a log.')
}
