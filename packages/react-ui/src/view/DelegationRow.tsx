'use client'
import { formatAddress } from '@kit/core'
import { useDelegation } from '@kit/react'
import type { ReactElement } from 'react'
import type { AnyIcon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'
import { isWebLink } from './downloadLinks.js'
import { useActiveAccount } from './useActiveAccount.js'

/** Two angle brackets. */
const codeIcon: AnyIcon = { path: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5' }

/** The contract that the active account delegates to (EIP-7702), linked to the block explorer. Not rendered without a delegation. */
export function DelegationRow(): ReactElement | null {
  const { adapters } = useKit()
  const text = useText()
  const { network } = useActiveAccount().active
  const { data: address } = useDelegation()
  if (address === undefined) return null
  const href = network && adapters.get(network.namespace)?.getExplorerUrl?.(network, { address })
  return (
    <Row
      label={text('settings.delegation')}
      detail={<bdi dir="ltr">{formatAddress(address)}</bdi>}
      icon={codeIcon}
      {...(isWebLink(href) && { href, hasArrow: true })}
    />
  )
}
