import { Stack, useStyles, useText, Words } from '@kit/react-ui/feature'
import { type FormEvent, type ReactElement, useState } from 'react'
import { Decision } from '../screen/Decision.js'
import type { Asked } from '../screen/Screen.js'
import { classes, css } from './Code.module.css.js'

/** What {@link EnterCode} takes. */
export type EnterCodeProps = Asked<true> & {
  /** Whether the code opened the wallet. */
  readonly tryCode: (typed: string) => Promise<boolean>
}

/** Asks for the recovery code on a device that does not know the wallet. */
export function EnterCode({ tryCode, answer, refuse }: EnterCodeProps): ReactElement {
  const text = useText()
  useStyles(css)
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'idle' | 'trying' | 'wrong'>('idle')

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (state === 'trying') return
    setState('trying')
    if (await tryCode(typed)) answer(true)
    else setState('wrong')
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Words as="title">{text('keys.enterTitle')}</Words>
        <Words>{text('keys.enterWhy')}</Words>
        <label className={classes.label}>
          {text('keys.code')}
          <input
            className={classes.field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={typed}
            aria-invalid={state === 'wrong'}
            onChange={(event) => {
              setTyped(event.target.value)
              setState('idle')
            }}
          />
        </label>
        <p role="alert" className={classes.fault}>
          {state === 'wrong' ? text('keys.codeWrong') : ''}
        </p>
        <Decision
          yes={text('keys.unlock')}
          no={text('frame.cancel')}
          disabled={state === 'trying' || typed === ''}
          onYes={() => void submit()}
          onNo={refuse}
        />
      </Stack>
    </form>
  )
}
