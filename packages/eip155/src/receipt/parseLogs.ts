import type { TransactionLog } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { parseQuantity } from '../rpc/Quantity.js'

/**
 * The logs of a receipt, in their order. Undefined when there is no list or one of them is none: a part of the logs, taken for all,
 * would tell that something did not happen.
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
