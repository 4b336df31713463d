import { isRejection } from '@kit/adapter'
import { cleanText, errorLayers } from '@kit/core/adapter'
import { ProviderRpcError } from './ProviderRpcError.js'

/** Converts an error of the wallet or the pairing client to an EIP-1193 error. Keeps code and data, if any. */
export function toPairedProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const { code, message, data } = errorLayers(error)[0] ?? {}
  const text = cleanText(message, 300) || 'The wallet returned an error.'
  if (isRejection(error)) return new ProviderRpcError(4001, text, data)
  // The protocol's own error for a session that ended during a request.
  if (code === 6000) return new ProviderRpcError(4900, text, data)
  if (typeof code === 'number' && Number.isSafeInteger(code)) return new ProviderRpcError(code, text, data)
  return new ProviderRpcError(notReached.test(text) ? 4900 : -32603, text, data)
}

const notReached = /failed to publish|socket|internet connection|no matching key|session topic/i
