'use client'
import { Button, Typography, useKit, useStyles, useText, ViewFooter } from '@kit/react-ui/feature'
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
        <Typography as="title">{text('siwx.signedIn')}</Typography>
        <Typography as="quiet">{text('siwx.signedInText', { app: kit.options.metadata.name })}</Typography>
      </div>
      <ViewFooter>
        <Button kind="main" wide onClick={() => kit.modal.back()}>
          {text('siwx.done')}
        </Button>
      </ViewFooter>
    </div>
  )
}
