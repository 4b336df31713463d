'use client'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { useText } from '../text/useText.js'

/** Leads from an unsupported wallet back to the wallet list, with the same filter. */
export function OtherWallet(): ReactElement | null {
  const kit = useKit()
  const text = useText()
  if (kit.adapters.size === 0) return null
  return (
    <Button kind="link" onClick={() => kit.showWallets(kit.modal.getState().namespace)}>
      {text('pairing.otherWallet')}
    </Button>
  )
}
