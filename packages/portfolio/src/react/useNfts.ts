import { useStore } from '@kit/react'
import { useKit, usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { NftsState, PortfolioApi, PortfolioPlugin } from '../index.js'

/** The NFTs of the account in use, which are asked for while they are shown. */
export function useNfts(): NftsState & { readonly api: PortfolioApi } {
  const api = usePlugin<PortfolioPlugin>('portfolio')
  const { ports } = useKit()
  useEffect(() => {
    api.loadNfts().catch((error) => ports.log.error('The NFTs did not load', error))
  }, [api, ports])
  return { ...useStore(api.nfts), api }
}
