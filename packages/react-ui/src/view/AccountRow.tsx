'use client'
import { type Account, formatAddress } from '@kit/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { Avatar } from '../part/Avatar.js'
import { Row } from '../part/Row.js'

/** Props of {@link AccountRow}. */
export type AccountRowProps = {
  readonly account: Account
  readonly connectionId: string
  readonly current: boolean
}

/** One account of a wallet with several accounts. */
export function AccountRow({ account, connectionId, current }: AccountRowProps): ReactElement {
  const kit = useKit()
  const short = formatAddress(account.address)
  return (
    <Row
      label={account.label ?? short}
      detail={account.label === undefined ? undefined : short}
      image={<Avatar address={account.address} />}
      end={current && <Icon name="check" />}
      current={current}
      onClick={() => {
        kit.setActive({ connectionId, address: account.address })
        if (!current) kit.showToast({ variant: 'success', message: 'toast.accountSwitched' })
      }}
    />
  )
}
