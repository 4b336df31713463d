'use client'
import { formatAddress } from '@kit/core'
import { useDelegation } from '@kit/react'
import type { ReactElement } from 'react'
import type { AnyIcon } from '../icon/Icon.js'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useExplorerPage } from './useExplorerLink.js'

/** Two angle brackets. */
const codeIcon: AnyIcon = { path: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5' }

/** The contract that the active account delegates to (EIP-7702), linked to the block explorer. Not rendered without a delegation. */
export function DelegationRow(): ReactElement | null {
  const text = useText()
  const { network } = useActiveAccount().active
  const { data: address } = useDelegation()
  const page = useExplorerPage(network?.id, address === undefined ? undefined : { address })
  if (address === undefined) return null
  return (
    <Row
      label={text('settings.delegation')}
      detail={<bdi dir="ltr">{formatAddress(address)}</bdi>}
      icon={codeIcon}
      {...(page && { href: page.href, hasArrow: true })}
    />
  )
}
