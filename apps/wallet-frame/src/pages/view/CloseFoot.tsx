import { Button, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Foot } from '../../screen/Foot.js'

/** Closes a page of the wallet. */
export function CloseFoot({ onClose }: { onClose(): void }): ReactElement {
  const text = useText()
  return (
    <Foot>
      <Button wide onClick={() => onClose()}>
        {text('pages.close')}
      </Button>
    </Foot>
  )
}
