import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'

/** 32 bytes, with `0x`, without it, or with too much of it. */
const digits = /^(?:0x)*([\da-f]{64})$/i
const names = ['hash', 'transactionHash', 'txHash', 'result'] as const

/**
 * The hash of a transaction in a wallet's answer. Wallets that sent answer with it in several forms: 64 hex digits are a hash whatever
 * comes before them, also inside an object.
 *
 * @throws KitError `wallet/invalidResponse` for anything else: the transaction may have been sent.
 * @example parseHash(await requestProvider(provider, request), 'eth_sendTransaction')
 */
export function parseHash(value: unknown, method: string): `0x${string}` {
  const hash = readHash(value)
  if (hash !== undefined) return hash
  throw new KitError('wallet/invalidResponse', {
    shortMessage: `The wallet returned an invalid response to ${method}.`,
    details: `Method: ${method}`,
  })
}

/** As {@link parseHash}; undefined where there is none. */
export function readHash(value: unknown): `0x${string}` | undefined {
  const [text] = [value, ...names.map((name) => readField(value, name))].filter((each) => typeof each === 'string')
  const found = digits.exec(String(text ?? '').trim())?.[1]
  return found === undefined ? undefined : `0x${found}`
}
