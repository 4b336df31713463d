'use client'
import type { Connection } from '@kit/core'
import { useDisconnect, useKit } from '@kit/react'
import type { ReactElement } from 'react'
import { IconButton } from '../part/IconButton.js'
import { Tag } from '../part/Tag.js'
import { useCopy } from '../part/useCopy.js'
import { WalletImage } from '../part/WalletImage.js'
import { formatAddress } from '../text/formatAddress.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ConnectionCard.module.css.js'

/** A wallet that is connected: use it, copy its address, end it. */
export function ConnectionCard(props: { readonly connection: Connection; readonly active: boolean }): ReactElement {
  useStyles(css)
  const { connection, active } = props
  const kit = useKit()
  const text = useText()
  const copy = useCopy()
  const { mutate, status } = useDisconnect()
  const { wallet, account } = connection
  const content = (
    <>
      <WalletImage wallet={wallet} />
      <span className={classes.words}>
        <span className={classes.label} title={wallet.name}>
          <bdi>{wallet.name}</bdi>
        </span>
        <span className={classes.detail} title={account.address}>
          <bdi dir="ltr">{formatAddress(account.address)}</bdi>
        </span>
      </span>
      {active && <Tag tone="success">{text('tag.active')}</Tag>}
    </>
  )
  return (
    <div className={classes.card}>
      {active ? (
        <div className={classes.main}>{content}</div>
      ) : (
        <button type="button" className={classes.main} onClick={() => kit.setActive({ connectionId: connection.id })}>
          {content}
        </button>
      )}
      {active ? (
        <IconButton
          label={text('account.settings')}
          icon="settings"
          onClick={() => kit.modal.push('AccountSettings')}
        />
      ) : (
        <IconButton
          label={text('account.copyName', { address: account.address })}
          icon="copy"
          onClick={() => copy(account.address)}
        />
      )}
      <IconButton
        label={text('wallets.disconnectOne', { wallet: wallet.name })}
        icon="disconnect"
        disabled={status === 'pending'}
        onClick={() => mutate({ connectionId: connection.id })}
      />
    </div>
  )
}
