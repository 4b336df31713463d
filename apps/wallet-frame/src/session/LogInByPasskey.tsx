import { Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { ApiFailure } from '../failure/ApiFailure.js'
import { type PasskeyWindow, WindowBlocked } from '../passkey/Passkeys.js'
import { usePrepared } from '../passkey/usePrepared.js'
import { WindowOpen } from '../passkey/WindowOpen.js'
import { Decision } from '../screen/Decision.js'
import { passkeyIcon } from '../screen/frameIcons.data.js'
import { Intro } from '../screen/Intro.js'
import { LiveNote } from '../screen/Note.js'
import type { Requested } from '../screen/Screen.js'

/** Requests a passkey and signs in with it, during a press. `isFetched` is false if that worked but the wallet failed to load. */
export type PasskeyAttempt = () => Promise<{ readonly isFetched: boolean }>

export type LogInByPasskeyProps = Requested<true> & {
  /** Each is good for one attempt. */
  readonly prepare: () => Promise<PasskeyAttempt>
  readonly passkeyWindow: PasskeyWindow | undefined
}

/** Requests the passkey of a wallet on this host. */
export function LogInByPasskey({ prepare, passkeyWindow, answer, refuse }: LogInByPasskeyProps): ReactElement {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'blocked' | 'unknown' | 'loggedIn'>('idle')
  const { take, renew } = usePrepared(prepare)

  async function logIn(): Promise<void> {
    setState('busy')
    try {
      const { isFetched } = await (await take())()
      return isFetched ? answer(true) : setState('loggedIn')
    } catch (error) {
      const isUnknown = error instanceof ApiFailure && error.field === 'response'
      setState(isUnknown ? 'unknown' : error instanceof WindowBlocked ? 'blocked' : 'failed')
    }
    renew()
  }

  if (state === 'loggedIn')
    return (
      <Stack>
        <Intro icon="check" title={text('keys.loggedInTitle')} />
        <LiveNote tone="error">{text('keys.loggedInWhy')}</LiveNote>
        <Decision
          yes={text('keys.loggedInContinue')}
          no={text('frame.cancel')}
          onYes={() => answer(true)}
          onNo={refuse}
        />
      </Stack>
    )
  return (
    <Stack>
      <Intro icon={passkeyIcon} title={text('keys.loginTitle')}>
        {text('keys.loginWhy')}
      </Intro>
      <LiveNote tone="error">
        {(state === 'failed' && text('keys.loginFailed')) ||
          (state === 'blocked' && text('window.blocked')) ||
          (state === 'unknown' && text('keys.loginUnknown'))}
      </LiveNote>
      <WindowOpen window={passkeyWindow} isOpen={state === 'busy'} />
      <Decision
        yes={text('keys.usePasskey')}
        no={text('frame.cancel')}
        disabled={state === 'busy'}
        onYes={() => void logIn()}
        onNo={refuse}
      />
    </Stack>
  )
}
