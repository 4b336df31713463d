import { Stack, useStyles, useText } from '@kit/react-ui/feature'
import { type FormEvent, type ReactElement, useState } from 'react'
import { isUnreachable } from '../failure/isUnreachable.js'
import { type PasskeyWindow, WindowBlocked } from '../passkey/Passkeys.js'
import { WindowOpen } from '../passkey/WindowOpen.js'
import { ArmedButton } from '../screen/ArmedButton.js'
import { classes, css } from '../screen/Code.module.css.js'
import { Decision } from '../screen/Decision.js'
import { passkeyIcon } from '../screen/frameIcons.data.js'
import { Intro } from '../screen/Intro.js'
import { LiveNote } from '../screen/Note.js'
import type { Requested } from '../screen/Screen.js'

/** Props of {@link EnterCode}, with at least one way to unlock. */
export type EnterCodeProps = Requested<true> & {
  /** Whether the code opened the wallet. Absent if the wallet has no code. */
  readonly tryCode?: (typed: string) => Promise<boolean>
  /** Whether a passkey opened the wallet; called during a press. Absent if the wallet has no passkey. */
  readonly tryPasskey?: () => Promise<boolean>
  readonly passkeyWindow?: PasskeyWindow | undefined
}

/** Asks for a passkey or the recovery code on a new device. */
export function EnterCode({ tryCode, tryPasskey, passkeyWindow, answer, refuse }: EnterCodeProps): ReactElement {
  const text = useText()
  useStyles(css)
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<
    'idle' | 'tryingCode' | 'tryingPasskey' | 'wrongCode' | 'wrongPasskey' | 'blocked' | 'unreachable'
  >('idle')
  const isTrying = state === 'tryingCode' || state === 'tryingPasskey'

  async function attempt(open: () => Promise<boolean>, key: 'Code' | 'Passkey'): Promise<void> {
    if (isTrying) return
    setState(`trying${key}`)
    try {
      if (await open()) return answer(true)
      setState(`wrong${key}`)
    } catch (error) {
      if (error instanceof WindowBlocked) setState('blocked')
      else setState(isUnreachable(error) ? 'unreachable' : `wrong${key}`)
    }
  }
  const openByPasskey = (): void => void (tryPasskey && attempt(tryPasskey, 'Passkey'))
  function submit(event?: FormEvent): void {
    event?.preventDefault()
    if (tryCode) void attempt(() => tryCode(typed), 'Code')
  }

  const why = tryCode && tryPasskey ? 'keys.enterWhyEither' : tryPasskey ? 'keys.enterWhyPasskey' : 'keys.enterWhy'
  return (
    <form onSubmit={submit}>
      <Stack>
        <Intro icon={passkeyIcon} title={text('keys.enterTitle')}>
          {text(why)}
        </Intro>
        {tryCode && (
          <label className={classes.label}>
            {text('keys.code')}
            <input
              className={classes.field}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              value={typed}
              aria-invalid={state === 'wrongCode'}
              onChange={(event) => {
                setTyped(event.target.value)
                setState('idle')
              }}
            />
          </label>
        )}
        <LiveNote tone="error">
          {(state === 'wrongCode' && text('keys.codeWrong')) ||
            (state === 'wrongPasskey' && text('keys.passkeyWrong')) ||
            (state === 'blocked' && text('window.blocked')) ||
            (state === 'unreachable' && text('pages.offline'))}
        </LiveNote>
        <WindowOpen window={passkeyWindow} isOpen={state === 'tryingPasskey'} />
        <Decision
          yes={text(tryCode ? 'keys.unlock' : 'keys.openWithPasskey')}
          no={text('frame.cancel')}
          disabled={isTrying || (tryCode !== undefined && typed === '')}
          onYes={tryCode ? () => submit() : openByPasskey}
          onNo={refuse}
        >
          {tryCode && tryPasskey && (
            <ArmedButton wide disabled={isTrying} onClick={openByPasskey}>
              {text('keys.openWithPasskey')}
            </ArmedButton>
          )}
        </Decision>
      </Stack>
    </form>
  )
}
