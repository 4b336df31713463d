'use client'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Words } from '../part/Words.js'
import { useText } from '../text/useText.js'

/** Shown instead of what a hosted service would provide, where none may be contacted. Nothing when the app configured none. */
export function RegionNote(): ReactElement | null {
  const { options } = useKit()
  const text = useText()
  const hasServices = options.directory !== undefined || (options.connectors?.length ?? 0) > 0
  return hasServices ? <Words as="quiet">{text('connect.regionBlocked')}</Words> : null
}
