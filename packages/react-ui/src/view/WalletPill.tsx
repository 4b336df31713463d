'use client'
import { formatAddress } from '@kit/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Hidden } from '../part/Hidden.js'
import { WalletImage, type WalletImageSource } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './WalletPill.module.css.js'

/** Props of {@link WalletPill}. */
export type WalletPillProps = {
  readonly address: string
  /** The name of the account, if it has one. */
  readonly name: string | undefined
  readonly wallet: WalletImageSource | undefined
}

/** The wallet and the name or address of the account. Opens the list of wallets and accounts. */
export function WalletPill({ address, name, wallet }: WalletPillProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const intend = () => prepare('ProfileWallets')
  return (
    <button
      type="button"
      className={classes.pill}
      title={address}
      onPointerEnter={intend}
      onFocus={intend}
      onClick={() => kit.modal.push('ProfileWallets')}
    >
      {wallet && <WalletImage wallet={wallet} size={20} />}
      <bdi dir="ltr">{name ?? formatAddress(address)}</bdi>
      <Icon name="down" size={16} />
      <Hidden>{[wallet?.name, text('account.wallets')].filter(Boolean).join(', ')}</Hidden>
    </button>
  )
}
