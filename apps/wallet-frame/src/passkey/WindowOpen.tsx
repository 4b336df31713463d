import { Button, useText, Words } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import type { PasskeyWindow } from './Passkeys.js'

/** What {@link WindowOpen} takes. */
export type WindowOpenProps = { readonly window: PasskeyWindow | undefined; readonly isOpen: boolean }

/** Leads back to the window in which a passkey is asked for, while it is open. The window goes with the view that this is in. */
export function WindowOpen({ window, isOpen }: WindowOpenProps): ReactElement | null {
  const text = useText()
  useEffect(() => () => window?.close(), [window])
  if (window === undefined) return null
  return (
    <>
      <div role="status">{isOpen && <Words>{text('window.open')}</Words>}</div>
      {isOpen && (
        <Button wide onClick={window.focus}>
          {text('window.show')}
        </Button>
      )}
    </>
  )
}
