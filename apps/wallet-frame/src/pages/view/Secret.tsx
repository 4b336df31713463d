import { Button, copyText, Typography, useStyles, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { classes, css } from './Secret.module.css.js'

/** Shows a phrase or key, hidden until pressed. */
export function Secret({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  const text = useText()
  useStyles(css)
  const [isShown, setShown] = useState(false)
  const [isCopied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    const isDone = await copyText(value)
    setCopied(isDone)
    // Users can then copy it by hand.
    if (!isDone) setShown(true)
  }

  return (
    <section className={classes.secret}>
      <div className={classes.head}>
        <span>{label}</span>
        <Button kind="link" onClick={() => setShown(!isShown)}>
          <span aria-hidden="true">{text(isShown ? 'frame.hide' : 'frame.show')}</span>
          <span className={classes.unseen}>{text(isShown ? 'pages.hide' : 'pages.show', { label })}</span>
        </Button>
        <Button kind="link" onClick={() => void copy()}>
          <span aria-hidden="true">{text('frame.copy')}</span>
          <span className={classes.unseen}>{text('pages.copy', { label })}</span>
        </Button>
      </div>
      {isShown && (
        <output className={classes.value} aria-label={label}>
          {value}
        </output>
      )}
      {isCopied && <Typography as="small">{text('pages.clearCopied')}</Typography>}
    </section>
  )
}
