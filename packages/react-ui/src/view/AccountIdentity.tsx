'use client'
import { formatAddress } from '@kit/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { Avatar } from '../part/Avatar.js'
import { Hidden } from '../part/Hidden.js'
import { useConfirmedCopy } from '../part/useCopy.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AccountIdentity.module.css.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The account that the settings apply to: its avatar, its name if it has one, and its address, which a click copies. */
export function AccountIdentity(): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { copy, isCopied } = useConfirmedCopy()
  const { active, account } = useActiveAccount()
  const address = account?.address ?? active.account?.address
  if (address === undefined) return null
  const identity = account?.identity
  const known = identity !== undefined && 'data' in identity ? identity.data : undefined
  return (
    <div className={classes.account}>
      <Avatar address={address} url={known?.avatar} size={56} />
      {known?.name && (
        <p className={classes.name}>
          <bdi>{known.name}</bdi>
        </p>
      )}
      <button type="button" className={classes.address} title={address} onClick={() => copy(address)}>
        <bdi dir="ltr">{formatAddress(address)}</bdi>
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        <Hidden>{text('common.copyAddress')}</Hidden>
      </button>
      <Hidden role="status">{isCopied && text('common.copied')}</Hidden>
    </div>
  )
}
