'use client'
import { isKitError } from '@kit/core'
import { useKit } from '@kit/react-ui/feature'
import type { WalletPage } from '../EmbeddedApi.js'
import { useEmbedded } from './useEmbedded.js'

/** Gives what shows a page of the wallet, and says where it cannot be shown. */
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
