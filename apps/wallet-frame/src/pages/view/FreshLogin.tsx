import { Button, CodeField, Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { ApiFailure } from '../../failure/ApiFailure.js'
import { Decision } from '../../screen/Decision.js'
import { envelopeIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import type { Manage } from '../Manage.js'
import { Fault } from './Fault.js'

export type FreshLoginProps = {
  readonly manage: Pick<Manage, 'enterCode' | 'sendCode'>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Asks the user to sign in again with an emailed code. */
export function FreshLogin({ manage, onDone, onCancel }: FreshLoginProps): ReactElement {
  const text = useText()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<unknown>()

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (cause) {
      setError(cause)
      setCode('')
      if (cause instanceof ApiFailure && cause.status === 410) setSent(false)
    }
    setBusy(false)
  }

  const send = async (): Promise<void> => {
    await manage.sendCode()
    setCode('')
    setSent(true)
  }
  const enter = async (otp: string): Promise<void> => {
    await manage.enterCode(otp)
    onDone()
  }

  return (
    <Stack>
      <Intro icon={envelopeIcon} title={text('pages.freshTitle')}>
        {text(isSent ? 'pages.codeSent' : 'pages.freshWhy')}
      </Intro>
      {isSent && (
        <CodeField
          label={text('pages.code')}
          value={code}
          onChange={setCode}
          onComplete={(otp) => void run(() => enter(otp))}
          isInvalid={error !== undefined}
          disabled={isBusy}
        />
      )}
      <Fault error={error} />
      <Decision
        yes={text(isSent ? 'frame.continue' : 'pages.sendCode')}
        no={text('frame.cancel')}
        disabled={isBusy || (isSent && code.length < 6)}
        onYes={() => void run(isSent ? () => enter(code) : send)}
        onNo={onCancel}
      >
        {isSent && (
          <Button kind="link" disabled={isBusy} onClick={() => void run(send)}>
            {text('pages.resendCode')}
          </Button>
        )}
      </Decision>
    </Stack>
  )
}
