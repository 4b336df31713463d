import { Stack, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Intro } from '../screen/Intro.js'

/** Shown in a window without its frame: restored by the browser, or cut off by the page. */
export function NoPendingRequest(): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Intro icon="check" title={text('window.nothingTitle')}>
        {text('window.nothing')}
      </Intro>
    </Stack>
  )
}
