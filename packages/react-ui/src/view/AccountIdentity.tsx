'use client'
import { formatAddress } from '@kit/core'
import type { ReactElement } from 'react'
import { Avatar } from '../part/Avatar.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AccountIdentity.module.css.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The account that the settings apply to: its avatar, its name or wallet, and its address. */
export function AccountIdentity(): ReactElement | null {
  useStyles(css)
  const { active, account } = useActiveAccount()
  const address = account?.address ?? active.account?.address
  if (address === undefined) return null
  const identity = account?.identity
  const known = identity !== undefined && 'data' in identity ? identity.data : undefined
  return (
    <div className={classes.account}>
      <Avatar address={address} url={known?.avatar} />
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{known?.name ?? active.connection?.wallet.name}</bdi>
        </p>
        <p className={classes.address} title={address}>
          <bdi dir="ltr">{formatAddress(address)}</bdi>
        </p>
      </div>
    </div>
  )
}
