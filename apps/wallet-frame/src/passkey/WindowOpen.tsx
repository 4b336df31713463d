import { Button, useText } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { LiveNote } from '../screen/Note.js'
import type { PasskeyWindow } from './Passkeys.js'

export type WindowOpenProps = { readonly window: PasskeyWindow | undefined; readonly isOpen: boolean }

/** Leads back to the open window of a passkey prompt. The window closes with the view. */
export function WindowOpen({ window, isOpen }: WindowOpenProps): ReactElement | null {
  const text = useText()
  useEffect(() => () => window?.close(), [window])
  if (window === undefined) return null
  return (
    <>
      <LiveNote tone="info">{isOpen && text('window.open')}</LiveNote>
      {isOpen && (
        <Button wide onClick={window.focus}>
          {text('window.show')}
        </Button>
      )}
    </>
  )
}
