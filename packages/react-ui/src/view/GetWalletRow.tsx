'use client'
import type { Wallet } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { hasDownloads } from './downloadLinks.js'
import { classes, css } from './GetWalletRow.module.css.js'

/** Links to the download options of the selected wallet. Not rendered if the wallet has none. */
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
