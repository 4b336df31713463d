import { KitError } from '@kit/core/adapter'

/** A signature: at least 31 bytes (rule checks-5). Those of smart accounts are longer. */
export const signaturePattern: RegExp = /^0x(?:[\da-f]{2}){31,}$/i

/**
 * Returns a wallet's response if it is hex of the expected form.
 *
 * @throws KitError `wallet/invalidResponse` for anything else.
 * @example parseHex(await requestProvider(provider, request), signaturePattern, 'personal_sign')
 */
export function parseHex(value: unknown, pattern: RegExp, method: string): `0x${string}` {
  if (typeof value === 'string' && pattern.test(value)) return value as `0x${string}`
  throw new KitError('wallet/invalidResponse', {
    shortMessage: `The wallet returned an invalid response to ${method}.`,
  })
}
