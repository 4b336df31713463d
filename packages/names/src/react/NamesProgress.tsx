'use client'
import { Typography, useInWallet, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { isBusy, type NamesState } from '../NamesState.js'

/** Says what a pending request waits for. */
export function NamesProgress({ status }: Pick<NamesState, 'status'>): ReactElement | null {
  const text = useText()
  const inWallet = useInWallet()
  if (!isBusy(status)) return null
  return <Typography as="quiet">{status === 'signing' ? inWallet : text(`names.${status}`)}</Typography>
}
