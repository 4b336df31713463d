import { ProviderError } from '../evm/ProviderError.js'

/** Sends a signed transaction to an Esplora. Throws `ProviderError` with the node's message. */
export const broadcastToEsplora = async (url: string, hex: string): Promise<string> => {
  const response = await fetch(`${url}/tx`, { method: 'POST', body: hex })
  const text = await response.text()
  if (!response.ok) throw new ProviderError(-32603, text)
  return text.trim()
}
