'use client'
import type { ChainNamespace, WalletRow } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Hidden } from '../part/Hidden.js'
import { Menu } from '../part/Menu.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ConnectionCard.module.css.js'
import { usePairingRow } from './usePairingRow.js'

/** A recently used wallet: reconnect it, or remove it. */
export function RecentRow(props: { readonly row: WalletRow; readonly namespace: ChainNamespace }): ReactElement {
  useStyles(css)
  const { row, namespace } = props
  const kit = useKit()
  const text = useText()
  const { busy, disabled, reason } = usePairingRow(row)
  const isHeld = busy || disabled
  function forget(): void {
    kit.forgetWallet(row)
    kit.showToast({ variant: 'success', message: 'toast.walletForgotten' })
  }
  return (
    <div className={classes.card}>
      <button
        type="button"
        className={classes.main}
        aria-disabled={isHeld || undefined}
        aria-busy={busy || undefined}
        title={reason}
        onClick={isHeld ? undefined : () => kit.chooseWallet(row, undefined, namespace)}
      >
        <WalletImage wallet={row} />
        <span className={classes.words}>
          <span className={classes.label} title={row.name}>
            <bdi>{row.name}</bdi>
          </span>
          {reason !== undefined && <Hidden>{reason}</Hidden>}
        </span>
      </button>
      <Menu
        label={text('wallets.more', { wallet: row.name })}
        items={[{ label: text('wallets.forget'), icon: 'close', onClick: forget }]}
      />
    </div>
  )
}
