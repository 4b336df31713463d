'use client'
import type { ChainNamespace, WalletRow } from '@kit/core'
import type { ReactElement } from 'react'
import { Row } from '../part/Row.js'
import { WalletImage } from '../part/WalletImage.js'
import { useKit } from '../useKit.js'
import { usePairingRow } from './usePairingRow.js'

/** A wallet that was used recently and can be connected again. */
export function RecentRow(props: { readonly row: WalletRow; readonly namespace: ChainNamespace }): ReactElement {
  const { row, namespace } = props
  const kit = useKit()
  return (
    <Row
      label={row.name}
      image={<WalletImage wallet={row} />}
      {...usePairingRow(row)}
      onClick={() => kit.chooseWallet(row, undefined, namespace)}
    />
  )
}
