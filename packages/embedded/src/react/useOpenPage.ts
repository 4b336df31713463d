'use client'
import { isKitError } from '@kit/core'
import { useKit } from '@kit/react-ui/feature'
import type { WalletPage } from '../EmbeddedApi.js'
import { useEmbedded } from './useEmbedded.js'

/** Returns a function that opens a page of the wallet and shows an error if it fails. */
export function useOpenPage(): (page: WalletPage) => void {
  const kit = useKit()
  const { open } = useEmbedded()
  return (page) => {
    open(page).catch((error: unknown) => {
      if (isKitError(error, 'connection/rejected')) return
      kit.showToast({ variant: 'error', message: 'embedded.pageFailed' })
    })
  }
}
