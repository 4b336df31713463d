import { useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { LiveNote } from '../../screen/Note.js'
import { describeFailure } from './describeFailure.js'

/** Shows why the last command failed. Rendered empty without a failure, so that screen readers announce changes. */
export function Fault({ error }: { readonly error: unknown }): ReactElement {
  const text = useText()
  return <LiveNote tone="error">{error === undefined ? undefined : text(describeFailure(error))}</LiveNote>
}
