'use client'
import { type Connection, formatAddress } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { IconButton } from '../part/IconButton.js'
import { Tag } from '../part/Tag.js'
import { useCopy } from '../part/useCopy.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { useKit } from '../useKit.js'
import { classes, css } from './ConnectionCard.module.css.js'
import { useEndConnections } from './useEndConnections.js'

/** What {@link ConnectionCard} takes. `active`: whether it is the one in use for its chains. */
export type ConnectionCardProps = { readonly connection: Connection; readonly active: boolean }

/** A wallet that is connected: use it, copy its address, end it. */
export function ConnectionCard(props: ConnectionCardProps): ReactElement {
  useStyles(css)
  const { connection, active } = props
  const kit = useKit()
  const text = useText()
  const copy = useCopy()
  const { end, isEnding } = useEndConnections()
  const { wallet, account, id: connectionId } = connection
  const inUse = useStore(kit.active, (state) => state.connection?.id === connectionId)
  function use(): void {
    kit.setActive({ connectionId })
    kit.showToast({ variant: 'success', message: 'toast.walletSwitched' })
  }
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
      {inUse ? (
        <div className={classes.main}>{content}</div>
      ) : (
        <button type="button" className={classes.main} onClick={use}>
          {content}
        </button>
      )}
      {active ? (
        <IconButton
          label={text('account.settings')}
          icon="settings"
          onClick={() => {
            if (!inUse) kit.setActive({ connectionId })
            kit.modal.push('AccountSettings')
          }}
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
        disabled={isEnding}
        onClick={() => end({ connectionId })}
      />
    </div>
  )
}
