'use client'
import type { ReactElement } from 'react'
import { EmptyState } from '../part/EmptyState.js'
import { Typography } from '../part/Typography.js'
import { useText } from '../text/useText.js'

/** Shown in place of a view that requires a service, in regions where services can't be contacted. */
export function RegionNotice(): ReactElement {
  const text = useText()
  return <EmptyState icon="globe">{text('region.unavailable')}</EmptyState>
}

/** Shown below a view that has less content without its services. */
export function RegionHint(): ReactElement {
  const text = useText()
  return <Typography as="quiet">{text('region.limited')}</Typography>
}
