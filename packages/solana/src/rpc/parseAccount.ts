import type { ChainAccount } from './ChainAccount.js'
import { decodeBase64 } from './decodeBase64.js'
import { invalidAnswer } from './invalidAnswer.js'

/**
 * An account in base64, as a node answers it.
 *
 * @throws KitError `rpc/failed`.
 * @example parseAccount({ owner, executable: false, data: ['', 'base64'] })
 */
export function parseAccount(value: unknown): ChainAccount {
  const { owner, executable, data } = (value ?? {}) as { readonly [name: string]: unknown }
  const text: unknown = Array.isArray(data) ? data[0] : undefined
  if (typeof owner !== 'string' || typeof text !== 'string') throw invalidAnswer('an account')
  return { owner, isProgram: executable === true, data: decodeBase64(text) }
}
