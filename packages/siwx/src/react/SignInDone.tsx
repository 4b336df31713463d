'use client'
import { Button, useKit, useStyles, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Pair } from './Pair.js'
import { classes, css } from './SignIn.module.css.js'

/** Confirms that the account is signed in. */
export function SignInDone(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  return (
    <div className={classes.view}>
      <Pair state="done" />
      <div className={classes.words} role="status">
        <Words as="title">{text('siwx.signedIn')}</Words>
        <Words as="quiet">{text('siwx.signedInText', { app: kit.options.metadata.name })}</Words>
      </div>
      <Button kind="main" wide onClick={() => kit.modal.back()}>
        {text('siwx.done')}
      </Button>
    </div>
  )
}
