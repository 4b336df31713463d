import { Button, copyText, Stack, useStyles, useText } from '@kit/react-ui/feature'
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react'
import { classes, css } from '../screen/Code.module.css.js'
import { Decision } from '../screen/Decision.js'
import { shieldIcon } from '../screen/frameIcons.data.js'
import { Intro } from '../screen/Intro.js'
import { LiveNote } from '../screen/Note.js'
import type { Requested } from '../screen/Screen.js'

export type RecoveryCodeProps = Requested<true> & {
  readonly code: string
  /** Content of the recovery file. */
  readonly file: string
  /** Shown above the buttons, such as a failure. */
  readonly children?: ReactNode
}

/** Shows the recovery code once, and continues after its last four characters are confirmed. */
export function RecoveryCode({ code, file, children, answer, refuse }: RecoveryCodeProps): ReactElement {
  const text = useText()
  useStyles(css)
  const [isKept, setKept] = useState(false)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const last = code.replaceAll('-', '').slice(-4)

  async function copy(): Promise<void> {
    // If copying fails, the displayed code is selected.
    setCopied(await copyText(code))
  }

  function save(): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
    link.download = 'wallet-recovery.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    if (typed.toUpperCase().replace(/[\s-]/g, '') === last) answer(true)
    else setWrong(true)
  }

  if (!isKept)
    return (
      <Stack>
        <Intro icon={shieldIcon} title={text('keys.codeTitle')}>
          {text('keys.codeWhy')}
        </Intro>
        <output className={classes.code} aria-label={text('keys.code')}>
          {code}
        </output>
        <div className={classes.buttons}>
          <Button wide icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
            {text(isCopied ? 'frame.copied' : 'frame.copy')}
          </Button>
          <Button wide onClick={save}>
            {text('keys.saveFile')}
          </Button>
        </div>
        {children}
        <Decision yes={text('keys.codeSaved')} no={text('frame.cancel')} onYes={() => setKept(true)} onNo={refuse} />
      </Stack>
    )
  return (
    <form onSubmit={submit}>
      <Stack>
        <Intro icon={shieldIcon} title={text('keys.lastFour')} />
        <label className={classes.label}>
          {text('keys.lastFourLabel')}
          <input
            className={classes.field}
            autoComplete="off"
            spellCheck={false}
            maxLength={8}
            value={typed}
            aria-invalid={isWrong}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        </label>
        <LiveNote tone="error">{isWrong && text('keys.lastFourWrong')}</LiveNote>
        {children}
        <Decision yes={text('frame.continue')} no={text('frame.back')} onYes={submit} onNo={() => setKept(false)} />
      </Stack>
    </form>
  )
}
