'use client'
import type { WalletRow } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Hidden } from '../part/Hidden.js'
import { Skeleton } from '../part/Skeleton.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { usePairingRow } from './usePairingRow.js'
import { classes, css } from './WalletCard.module.css.js'

/** A wallet in the grid of All Wallets. */
export function WalletCard({ row }: { readonly row: WalletRow }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { busy, disabled, reason } = usePairingRow(row)
  const isHeld = busy || disabled
  return (
    <button
      type="button"
      className={classes.card}
      title={row.name}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      onClick={isHeld ? undefined : () => kit.chooseWallet(row)}
    >
      <span className={classes.marks}>
        <WalletImage wallet={row} size={row.detail === undefined ? 56 : 40} />
        {row.installed && <span className={classes.installed} />}
      </span>
      <bdi className={classes.name}>{row.name}</bdi>
      {row.detail !== undefined && <bdi className={classes.detail}>{row.detail}</bdi>}
      {row.installed && <Hidden>{text('tag.installed')}</Hidden>}
      {reason !== undefined && <Hidden>{reason}</Hidden>}
    </button>
  )
}

/** Placeholder of a loading wallet card. */
export function WalletCardSkeleton(): ReactElement {
  useStyles(css)
  return (
    <span className={classes.card}>
      <Skeleton width="56px" height="56px" radius="calc(var(--r) * 4.5)" />
      <Skeleton width="52px" height="12px" />
    </span>
  )
}
