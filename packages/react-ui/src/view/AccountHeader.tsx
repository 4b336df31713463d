'use client'
import type { Balance, Loadable } from '@kit/core'
import type { ReactElement } from 'react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { useAccountSlots } from '../modal/ModalContext.js'
import { Avatar } from '../part/Avatar.js'
import { Headline } from '../part/Headline.js'
import { Skeleton } from '../part/Skeleton.js'
import { TokenAmount } from '../part/TokenAmount.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AccountHeader.module.css.js'
import { AccountMenu } from './AccountMenu.js'
import { useActiveAccount } from './useActiveAccount.js'
import { WalletPill } from './WalletPill.js'

/** Props of {@link AccountHeader}. */
export type AccountHeaderProps = {
  /** Whether tabs follow, which need the room of the avatar and of the rows. A menu has the commands of those rows. */
  readonly isCompact: boolean
}

/** The account, and its total value or balance. */
export function AccountHeader({ isCompact }: AccountHeaderProps): ReactElement | null {
  useStyles(css)
  const slots = useAccountSlots()
  const { active, account } = useActiveAccount()
  const address = account?.address ?? active.account?.address
  if (address === undefined) return null
  const identity = account?.identity
  const known = identity !== undefined && 'data' in identity ? identity.data : undefined
  const balance = <NativeBalance balance={account?.balance ?? { status: 'idle' }} />
  return (
    <div className={classes.head}>
      {!isCompact && <Avatar address={address} url={known?.avatar} size={72} />}
      <div className={classes.bar}>
        <span className={classes.pill}>
          <WalletPill address={address} name={known?.name} wallet={active.connection?.wallet} />
        </span>
        {isCompact && active.namespace !== undefined && (
          <AccountMenu namespace={active.namespace} address={address} connection={active.connection} />
        )}
      </div>
      {slots ? (
        <slots.AccountAmounts waiting={<Skeleton width="132px" height="38px" />}>{balance}</slots.AccountAmounts>
      ) : (
        balance
      )}
    </div>
  )
}

function NativeBalance({ balance }: { readonly balance: Loadable<Balance> }): ReactElement {
  const kit = useKit()
  const value = balance.status === 'idle' ? undefined : balance.data
  return (
    <Headline
      failure={balance.status === 'error' ? balance : undefined}
      onRetry={() => unawaited(kit.refreshBalance())}
    >
      {value && <TokenAmount balance={value} isQuiet />}
    </Headline>
  )
}
