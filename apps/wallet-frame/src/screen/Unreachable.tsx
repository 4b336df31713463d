import { Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { Decision } from './Decision.js'
import { Intro } from './Intro.js'
import type { Requested } from './Screen.js'

/** Shows that the network is down and that nothing has been done yet. Ends when the network is back, or the user retries. */
export function Unreachable({ answer, refuse }: Requested<true>): ReactElement {
  const text = useText()
  useEffect(() => {
    const goOn = (): void => answer(true)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [answer])
  return (
    <Stack>
      <Intro icon="globe" title={text('frame.unreachableTitle')}>
        {text('frame.unreachable')}
      </Intro>
      <Decision
        isHarmless
        yes={text('frame.tryAgain')}
        no={text('frame.cancel')}
        onYes={() => answer(true)}
        onNo={refuse}
      />
    </Stack>
  )
}
