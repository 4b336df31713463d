'use client'
import { reasonOf } from '@kit/api'
import type { KitError } from '@kit/core'
import { Callout, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** Errors with their own text. */
const known = ['connection/rejected', 'names/accountChanged', 'names/taken', 'names/signatureExpired'] as const

/** Shows an error, in the words of the service if it gives a reason. */
export function NamesFailure({ error }: { readonly error: KitError }): ReactElement {
  const text = useText()
  const code = known.find((one) => one === error.code)
  return (
    <Callout tone="error" error={code === undefined ? error : undefined}>
      {code ? text(`names.failed.${code}`) : reasonOf(error, text('names.failed.other'))}
    </Callout>
  )
}
