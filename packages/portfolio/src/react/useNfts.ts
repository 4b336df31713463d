import { useStore } from '@kit/react'
import { useKit, usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { NftsState, PortfolioApi, PortfolioPlugin } from '../index.js'

/** The NFTs of the account in use, which are asked for while they are shown. */
export function useNfts(): NftsState & Omit<PortfolioApi, 'state' | 'nfts'> {
  const { state: _, nfts, ...commands } = usePlugin<PortfolioPlugin>('portfolio')
  const { loadNfts } = commands
  const { ports } = useKit()
  useEffect(() => {
    loadNfts().catch((error) => ports.log.error('The NFTs did not load', error))
  }, [loadNfts, ports])
  return { ...commands, ...useStore(nfts) }
}
