import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'

/** 32 bytes, with or without `0x`, or with several. */
const digits = /^(?:0x)*([\da-f]{64})$/i
const names = ['hash', 'transactionHash', 'txHash', 'result'] as const

/**
 * Parses the transaction hash in a wallet's response. Wallets return it in several forms, so 64 hex digits are accepted with any prefix,
 * also inside an object.
 *
 * @throws KitError `wallet/invalidResponse` for anything else, in which case the transaction may have been sent.
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

/** Like {@link parseHash}, but returns undefined if there is none. */
export function readHash(value: unknown): `0x${string}` | undefined {
  const [text] = [value, ...names.map((name) => readField(value, name))].filter((each) => typeof each === 'string')
  const found = digits.exec(String(text ?? '').trim())?.[1]
  return found === undefined ? undefined : `0x${found}`
}
