'use client'
import { formatAddress } from '@kit/core'
import { useLanguage, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { isRevocable, type Revocation, type WalletGrantRow } from '../SmartSessionsState.js'
import { RevocableRow } from './RevocableRow.js'

/** A permission listed by the wallet, labeled with the account that may act, since the wallet names no app. */
export function WalletGrantItem(props: {
  readonly grant: WalletGrantRow
  readonly revocation: Revocation | undefined
  readonly onRevoke: () => void
}): ReactElement {
  const { grant, ...others } = props
  const text = useText()
  const { locale } = useLanguage()
  const { expiryMs, grants, status, to } = grant
  const when =
    expiryMs === undefined
      ? text('smartSessions.noExpiry')
      : text(status === 'expired' ? 'smartSessions.expiredOn' : 'smartSessions.activeOn', {
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(expiryMs),
        })
  return (
    <RevocableRow
      name={to === undefined ? text('smartSessions.unknownApp') : formatAddress(to)}
      detail={text('smartSessions.inWallet', { when })}
      grants={grants}
      isActive={isRevocable(status)}
      {...others}
    />
  )
}
