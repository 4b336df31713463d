'use client'
import { reasonOf } from '@kit/api'
import type { KitError } from '@kit/core'
import { ErrorDetails, Stack, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** Failures that have words of their own. */
const known = ['connection/rejected', 'names/accountChanged', 'names/taken', 'names/tooLate'] as const

/** What happened, in the words of the service where it gives any, and that nothing that was typed is lost. */
export function NamesFailure({ error }: { readonly error: KitError }): ReactElement {
  const text = useText()
  const code = known.find((one) => one === error.code)
  return (
    <div role="alert">
      <Stack>
        <Words as="quiet" tone="error">
          {code ? text(`names.failed.${code}`) : reasonOf(error, text('names.failed.other'))}
        </Words>
        {code === undefined && <ErrorDetails error={error} />}
      </Stack>
    </div>
  )
}
