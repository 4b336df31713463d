'use client'
import { formatAddress } from '@kit/core'
import type { ReactElement } from 'react'
import { Row } from '../part/Row.js'
import { useCopy } from '../part/useCopy.js'
import { useText } from '../text/useText.js'
import { useActiveAccount } from './useActiveAccount.js'

/** Copies the active address. */
export function CopyAddressRow(): ReactElement | null {
  const copy = useCopy()
  const text = useText()
  const { address } = useActiveAccount().active.account ?? {}
  if (address === undefined) return null
  return (
    <Row
      label={text('common.copyAddress')}
      detail={<bdi dir="ltr">{formatAddress(address)}</bdi>}
      icon="copy"
      onClick={() => copy(address)}
    />
  )
}
