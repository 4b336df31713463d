'use client'
import { reasonOf } from '@kit/api'
import type { KitError } from '@kit/core'
import { Callout, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** Shows what failed and what succeeded. */
export function GrantFailure(props: { readonly error: KitError; readonly isRevokedInWallet?: boolean }): ReactElement {
  const { error, isRevokedInWallet = false } = props
  const text = useText()
  const isDeclined = error.code === 'connection/rejected'
  const isForWallet = error.code === 'adapter/unsupported' || error.code === 'smartSessions/stillGranted'
  return (
    <Callout tone="error" error={isDeclined ? undefined : error}>
      {isRevokedInWallet
        ? text('smartSessions.recordFailed')
        : isDeclined
          ? text('smartSessions.declined')
          : isForWallet
            ? text('smartSessions.revokeInWallet')
            : reasonOf(error, text('smartSessions.failed'))}
    </Callout>
  )
}
