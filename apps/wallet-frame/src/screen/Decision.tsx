import { Button, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './Decision.module.css.js'
import { useAwake } from './useAwake.js'

/** What {@link Decision} takes. */
export type DecisionProps = {
  /** The verb of the button that agrees. */
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
  readonly disabled?: boolean
  /** Agreeing can lose something. */
  readonly isDangerous?: boolean
}

/** The two buttons under a view, always in sight. Agreeing sleeps until it was in full view for a moment; declining is awake at once. */
export function Decision(props: DecisionProps): ReactElement {
  const { yes, no, onYes, onNo, disabled = false, isDangerous = false } = props
  useStyles(css)
  const [ref, isAwake] = useAwake()
  return (
    <div className={classes.decision}>
      <Button wide onClick={onNo}>
        {no}
      </Button>
      <div ref={ref} className={classes.yes}>
        <Button wide kind={isDangerous ? 'danger' : 'main'} disabled={disabled || !isAwake} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
