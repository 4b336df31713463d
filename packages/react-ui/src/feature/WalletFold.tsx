'use client'
import type { ReactElement, ReactNode } from 'react'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { useFeatures } from './FeaturesContext.js'

/** What {@link WalletFold} takes. */
export type WalletFoldProps = {
  readonly locked: boolean
  /** The list of wallets. */
  readonly children: ReactNode
}

/** The list of wallets; one row in its place until the visitor wants it, where the app asks for that. */
export function WalletFold({ locked, children }: WalletFoldProps): ReactElement {
  const text = useText()
  const { collapseWallets = false } = useUiOptions()
  const { isUnfolded, unfold } = useFeatures()
  if (!collapseWallets || isUnfolded) return <>{children}</>
  return <Row label={text('connect.withWallet')} icon="wallet" leads disabled={locked} onClick={unfold} />
}
