import { Button, Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { SealedCopy } from '../keys/SealedCopy.js'
import { type PasskeyWindow, WindowBlocked } from '../passkey/Passkeys.js'
import { usePrepared } from '../passkey/usePrepared.js'
import { WindowOpen } from '../passkey/WindowOpen.js'
import { Decision } from '../screen/Decision.js'
import { shieldIcon } from '../screen/frameIcons.data.js'
import { Intro } from '../screen/Intro.js'
import { LiveNote } from '../screen/Note.js'
import type { Requested } from '../screen/Screen.js'
import type { MakeCopy } from './sealUnderPasskey.js'

export type ChooseRecoveryProps = Requested<SealedCopy | 'code'> & {
  /** Each is good for one attempt. */
  readonly prepare: () => Promise<MakeCopy>
  readonly passkeyWindow: PasskeyWindow | undefined
}

/** Asks how to open the wallet on other devices: with a passkey, which is created here, or a recovery code. */
export function ChooseRecovery({ prepare, passkeyWindow, answer, refuse }: ChooseRecoveryProps): ReactElement {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'blocked' | 'cannotKeep'>('idle')
  const { take, renew } = usePrepared(prepare)

  async function usePasskey(): Promise<void> {
    setState('busy')
    try {
      const copy = await (await take())()
      if (copy !== undefined) return answer(copy)
      setState('cannotKeep')
    } catch (error) {
      setState(error instanceof WindowBlocked ? 'blocked' : 'failed')
    }
    renew()
  }

  return (
    <Stack>
      <Intro icon={shieldIcon} title={text('keys.chooseTitle')}>
        {text('keys.chooseWhy')}
      </Intro>
      <LiveNote tone="error">
        {(state === 'failed' && text('keys.passkeyFailed')) ||
          (state === 'blocked' && text('window.blocked')) ||
          (state === 'cannotKeep' && text('keys.passkeyUnsupported'))}
      </LiveNote>
      <WindowOpen window={passkeyWindow} isOpen={state === 'busy'} />
      <Decision
        yes={text('keys.usePasskey')}
        no={text('frame.cancel')}
        disabled={state === 'busy'}
        onYes={() => void usePasskey()}
        onNo={refuse}
      >
        <Button wide disabled={state === 'busy'} onClick={() => answer('code')}>
          {text('keys.useCode')}
        </Button>
      </Decision>
    </Stack>
  )
}
