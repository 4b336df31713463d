import { parseStandardWallet, readFeature, watchStandardWallets } from '@kit/adapter'
import { type Connector, createLazy, loadChunk, type Ports } from '@kit/core/adapter'
import { createSolanaConnector } from './createSolanaConnector.js'

/**
 * Watches for Solana wallets in the page through the wallet standard. A connector's ID is the wallet's name. Returns a function that stops
 * watching.
 *
 * @example const stop = watchSolanaWallets(ports, (connectors) => …)
 */
export function watchSolanaWallets(
  ports: Pick<Ports, 'announcements' | 'log' | 'clock' | 'whenIdle'>,
  listener: (connectors: readonly Connector[]) => void,
): () => void {
  const sessions = createLazy(async () => {
    const code = await loadChunk(import('./openSolanaSession.js'))
    // Prefetches the code that reads rejections. A load failure is reported when the code is needed.
    ports.whenIdle(() => import('../error/toSolanaWalletError.js').catch(() => {}))
    return code
  })
  const toConnector = (value: unknown) => {
    const parsed = parseStandardWallet(value, 'solana')
    if (!parsed || !readFeature(parsed.wallet, 'standard:connect')) return undefined
    const { name, imageUrl, wallet } = parsed
    const image = imageUrl !== undefined && { imageUrl }
    const info = { id: name, name, type: 'ANNOUNCED', namespaces: ['solana'], ...image } as const
    return createSolanaConnector({ info, wallet, ports, sessions })
  }
  return watchStandardWallets(ports, toConnector, listener)
}
