'use client'
import { type ChainNamespace, type Connection, formatAddress } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Menu } from '../part/Menu.js'
import { TokenAmount } from '../part/TokenAmount.js'
import { useCopy } from '../part/useCopy.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ConnectionCard.module.css.js'
import { useEndConnections } from './useEndConnections.js'
import { useExplorerLink } from './useExplorerLink.js'

/** Props of {@link ConnectionCard}. `active`: whether it is the active wallet of its chains. */
export type ConnectionCardProps = { readonly connection: Connection; readonly active: boolean }

/** A connected wallet: makes it active, with more actions in a menu. */
export function ConnectionCard(props: ConnectionCardProps): ReactElement {
  useStyles(css)
  const { connection, active } = props
  const kit = useKit()
  const text = useText()
  const copy = useCopy()
  const { end, isEnding } = useEndConnections()
  const link = useExplorerLink(connection.namespace)
  const { wallet, account, id: connectionId } = connection
  const inUse = useStore(kit.active, (state) => state.connection?.id === connectionId)
  function use(): void {
    kit.setActive({ connectionId })
    kit.showToast({ variant: 'success', message: 'toast.walletSwitched' })
  }
  function set(): void {
    if (!inUse) kit.setActive({ connectionId })
    kit.modal.push('AccountSettings')
  }
  const content = (
    <>
      <WalletImage wallet={wallet} />
      <span className={classes.words}>
        <span className={classes.label} dir="auto" title={wallet.name}>
          <bdi>{wallet.name}</bdi>
        </span>
        <span className={classes.detail} title={account.address}>
          <bdi dir="ltr">{formatAddress(account.address)}</bdi>
        </span>
      </span>
      {inUse && <Use namespace={connection.namespace} />}
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
      <Menu
        label={text('wallets.more', { wallet: wallet.name })}
        disabled={isEnding}
        items={[
          { label: text('common.copyAddress'), icon: 'copy', onClick: () => copy(account.address) },
          ...(active && link ? [{ ...link, icon: 'globe' } as const] : []),
          ...(active ? [{ label: text('account.settings'), icon: 'settings', onClick: set } as const] : []),
          { label: text('common.disconnect'), icon: 'disconnect', onClick: () => end({ connectionId }) },
        ]}
      />
    </div>
  )
}

/** Marks the active wallet, with the balance of its account if that is known. */
function Use({ namespace }: { readonly namespace: ChainNamespace }): ReactElement {
  const text = useText()
  const balance = useStore(useKit().namespace(namespace).account, (account) => account.balance)
  const data = 'data' in balance ? balance.data : undefined
  return (
    <span className={classes.use}>
      {data && <TokenAmount balance={data} />}
      <span className={classes.active}>
        <span>{text('wallets.inUse')}</span>
      </span>
    </span>
  )
}
