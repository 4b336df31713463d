'use client'
import type { ReactElement, ReactNode } from 'react'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { useFeatures } from './FeaturesContext.js'

/** Props of {@link CollapsibleWallets}. */
export type CollapsibleWalletsProps = {
  readonly locked: boolean
  /** The wallet list. */
  readonly children: ReactNode
}

/** The wallet list, collapsed into one row until the user expands it, if the app enables that. */
export function CollapsibleWallets({ locked, children }: CollapsibleWalletsProps): ReactElement {
  const text = useText()
  const { collapseWallets = false } = useUiOptions()
  const { isExpanded, expand } = useFeatures()
  if (!collapseWallets || isExpanded) return <>{children}</>
  return <Row label={text('connect.withWallet')} icon="wallet" hasArrow disabled={locked} onClick={expand} />
}
