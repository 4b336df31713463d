import { base58, base64 } from '@scure/base'
import { ProviderError } from '../evm/ProviderError.js'

/**
 * Sends signed bytes to a node and returns the 64 bytes of the signature. Throws `ProviderError` with the node's message.
 *
 * @example await sendSolanaTransaction('http://127.0.0.1:8899', signed)
 */
export const sendSolanaTransaction = async (url: string, transaction: Uint8Array): Promise<Uint8Array> => {
  const params = [base64.encode(transaction), { encoding: 'base64', preflightCommitment: 'confirmed' }]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params }),
  })
  const { result, error } = (await response.json()) as { result?: string; error?: { code: number; message: string } }
  if (result === undefined) throw new ProviderError(-32603, error?.message ?? 'The node did not respond.')
  return base58.decode(result)
}
