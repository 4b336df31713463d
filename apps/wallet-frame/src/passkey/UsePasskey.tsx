import { Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { Decision } from '../screen/Decision.js'
import { passkeyIcon } from '../screen/frameIcons.data.js'
import { Intro } from '../screen/Intro.js'
import { LiveNote } from '../screen/Note.js'
import type { Requested } from '../screen/Screen.js'
import type { Ceremony } from '../window/decisionViews.js'
import { type AssertedPasskey, assertPasskey, type CreatedPasskey, createPasskey } from './createPasskey.js'

export type UsePasskeyProps = Ceremony & Requested<CreatedPasskey | AssertedPasskey>

/** Creates or uses a passkey in a window of the wallet, for a frame that the browser does not allow to. */
export function UsePasskey({ kind, options, answer, refuse }: UsePasskeyProps): ReactElement {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function go(): Promise<void> {
    setState('busy')
    try {
      answer(await (kind === 'make' ? createPasskey(options) : assertPasskey(options)))
    } catch {
      setState('failed')
    }
  }

  return (
    <Stack>
      <Intro icon={passkeyIcon} title={text(kind === 'make' ? 'window.createPasskey' : 'keys.openWithPasskey')}>
        {text('window.passkeyWhy')}
      </Intro>
      <LiveNote tone="error">{state === 'failed' && text('keys.passkeyWrong')}</LiveNote>
      <Decision
        yes={text('keys.usePasskey')}
        no={text('frame.cancel')}
        disabled={state === 'busy'}
        onYes={() => void go()}
        onNo={refuse}
      />
    </Stack>
  )
}
