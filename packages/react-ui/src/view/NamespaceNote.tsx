'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Typography } from '../part/Typography.js'
import { useText } from '../text/useText.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'

/** Note above a wallet list that is limited to one chain: names the chain. */
export function NamespaceNote(): ReactElement | null {
  const kit = useKit()
  const text = useText()
  const label = useNamespaceLabel()
  const limit = useStore(kit.modal, ({ namespace }) => namespace)
  if (limit === undefined || kit.adapters.size < 2) return null
  return <Typography as="small">{text('connect.limited', { chain: label(limit) })}</Typography>
}
