'use client'
import type { Wallet } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { hasDownloads } from './downloadLinks.js'
import { classes, css } from './GetWalletRow.module.css.js'

/** The way to get the wallet that was chosen. Nothing when the wallet does not say where to get it. */
export function GetWalletRow({ wallet }: { readonly wallet: Wallet }): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  if (!hasDownloads(wallet)) return null
  return (
    <div className={classes.row}>
      <span>{text('connecting.dontHave', { wallet: wallet.name })}</span>
      <Button kind="link" onClick={() => kit.modal.push('Downloads', { wallet })}>
        {text('connecting.get')}
      </Button>
    </div>
  )
}
