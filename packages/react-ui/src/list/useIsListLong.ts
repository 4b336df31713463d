'use client'
import type { ModalState } from '@kit/modal'
import { useState } from 'react'
import { useUiOptions } from '../theme/KitUi.js'
import { useConnectSections } from './useConnectSections.js'
import { useWalletRows } from './useWalletRows.js'

/** Minimum number of rows for two panes. */
const longRows = 4

/** Whether the wallet list is long enough to have a pane beside it. Doesn't change while a view is open on top of the list. */
export function useIsListLong(history: ModalState['history']): boolean {
  const { collapseWallets = false } = useUiOptions()
  const { shown, showsAll } = useConnectSections(useWalletRows())
  const count = shown.reduce((sum, { rows, kept }) => sum + Math.max(rows.length, kept), showsAll ? 1 : 0)
  const isLong = count >= longRows && !collapseWallets
  const [decided, decide] = useState(isLong)
  const isCovered = history.at(-1)?.name !== 'Connect' && history.some(({ name }) => name === 'Connect')
  if (!isCovered && decided !== isLong) decide(isLong)
  return decided
}
