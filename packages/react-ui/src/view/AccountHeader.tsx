'use client'
import { type Balance, formatAddress, type Loadable } from '@kit/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { useSlots } from '../modal/ModalContext.js'
import { Amount } from '../part/Amount.js'
import { Avatar } from '../part/Avatar.js'
import { Button } from '../part/Button.js'
import { Hidden } from '../part/Hidden.js'
import { Skeleton } from '../part/Skeleton.js'
import { useCopy } from '../part/useCopy.js'
import { useIsPast } from '../part/useIsPast.js'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AccountHeader.module.css.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The user's avatar, their name or address to copy, and the balance. */
export function AccountHeader({ hasBalance = true }: { readonly hasBalance?: boolean }): ReactElement | null {
  useStyles(css)
  const { text } = useLanguage()
  const copy = useCopy()
  const slots = useSlots()
  const { active, account } = useActiveAccount()
  const address = account?.address ?? active.account?.address
  if (address === undefined) return null
  const identity = account?.identity
  const known = identity !== undefined && 'data' in identity ? identity.data : undefined
  return (
    <div className={classes.head}>
      <Avatar address={address} url={known?.avatar} size={72} />
      <div className={classes.who}>
        <button type="button" className={classes.name} title={address} onClick={() => copy(address)}>
          <bdi dir="ltr">{known?.name ?? formatAddress(address)}</bdi>
          <Icon name="copy" size={16} />
          <Hidden>{text('common.copyAddress')}</Hidden>
        </button>
        {hasBalance && slots && <slots.WalletSwitch />}
      </div>
      {hasBalance && (
        <>
          <Holding balance={account?.balance ?? { status: 'idle' }} symbol={active.network?.nativeCurrency.symbol} />
          {slots && <slots.AccountHeaderRows />}
        </>
      )}
    </div>
  )
}

function Holding(props: { readonly balance: Loadable<Balance>; readonly symbol: string | undefined }): ReactElement {
  const { balance, symbol = '' } = props
  const kit = useKit()
  const { text, locale } = useLanguage()
  const value = balance.status === 'idle' ? undefined : balance.data
  const mayRetry = useIsPast(balance.status === 'error' ? balance.retryAtMs : 0)
  if (balance.status === 'error')
    return (
      <>
        <p className={classes.amount}>
          {value ? (
            <Amount balance={value} locale={locale} />
          ) : (
            <bdi>{new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(0)}</bdi>
          )}{' '}
          <bdi className={classes.symbol}>{value?.symbol ?? symbol}</bdi>
        </p>
        <div className={classes.unavailable}>
          <Icon name="warning" size={16} />
          &nbsp;{text('account.unavailable')}
          <Button kind="link" disabled={!mayRetry} onClick={() => unawaited(kit.refreshBalance())}>
            {text('account.retry')}
          </Button>
        </div>
      </>
    )
  return (
    <p className={classes.amount} aria-busy={value === undefined}>
      {value === undefined ? (
        <Skeleton width="132px" height="38px" />
      ) : (
        <>
          <Amount balance={value} locale={locale} /> <bdi className={classes.symbol}>{value.symbol}</bdi>
        </>
      )}
    </p>
  )
}
