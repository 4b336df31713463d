'use client'
import { Row, RowSkeleton, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { dataOf } from '../NamesState.js'
import { nameIcon, useNames } from './useNames.js'

/** Row in the account settings with the account's name, or a link to register one. */
export function NameRow(): ReactElement | null {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const { reset, offer: requested } = useNames()
  const offer = dataOf(requested)
  if (offer === undefined) return requested.status === 'pending' ? <RowSkeleton /> : null
  if (!offer.isAvailable) return null
  const [own] = offer.names
  const view = own ? 'EditAccountName' : 'ChooseAccountName'
  return (
    <Row
      label={own?.name ?? text('names.choose')}
      {...(own && { detail: text('names.yours') })}
      icon={nameIcon}
      hasArrow
      onIntent={() => prepare(view)}
      onClick={() => {
        reset()
        kit.modal.push(view)
      }}
    />
  )
}
