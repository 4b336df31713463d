'use client'
import type { ReactElement } from 'react'
import { EmptyState } from '../part/EmptyState.js'
import { Words } from '../part/Words.js'
import { useText } from '../text/useText.js'

/** Stands in for a view that needs a service, where no service may be contacted. */
export function RegionNotice(): ReactElement {
  const text = useText()
  return <EmptyState icon="globe">{text('region.unavailable')}</EmptyState>
}

/** Stands below a view that shows less without its services. */
export function RegionHint(): ReactElement {
  const text = useText()
  return <Words as="quiet">{text('region.limited')}</Words>
}
