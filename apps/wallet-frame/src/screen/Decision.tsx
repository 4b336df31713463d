import { Button, useStyles, useText } from '@kit/react-ui/feature'
import { type ReactElement, type ReactNode, useContext, useState } from 'react'
import { ArmedButton } from './ArmedButton.js'
import { classes, css } from './Decision.module.css.js'
import { Elsewhere } from './mountView.js'
import type { ArmedState } from './nextArming.js'

export type DecisionProps = {
  /** Verb of the confirm button. */
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
  readonly disabled?: boolean
  /** Another way to decide, above the two buttons. */
  readonly children?: ReactNode
  /** Whether confirming can lose assets. */
  readonly isDangerous?: boolean
  /** Whether confirming decides nothing: it can be pressed regardless of visibility. */
  readonly isHarmless?: boolean
}

/**
 * The two buttons below a view, always on screen. The confirm button can be pressed only while the whole view is visible; declining is
 * always possible. If the page keeps the view from being visible, it continues in a window.
 */
export function Decision(props: DecisionProps): ReactElement {
  const { yes, no, onYes, onNo, children, disabled = false, isDangerous = false, isHarmless = false } = props
  useStyles(css)
  const text = useText()
  const openElsewhere = useContext(Elsewhere)
  const [state, setState] = useState<ArmedState>('waiting')
  const agree = { wide: true, kind: isDangerous ? 'danger' : 'main', disabled, onClick: onYes, children: yes } as const
  return (
    <div className={classes.decision} data-decision="">
      <p role="status" className={classes.hint}>
        {state === 'unread' && text('frame.scroll')}
        {state === 'unfocused' && text('frame.unfocused')}
        {state === 'blocked' && text(openElsewhere ? 'frame.covered' : 'frame.tooSmall')}
      </p>
      {children}
      <div className={classes.buttons}>
        <Button wide onClick={onNo}>
          {no}
        </Button>
        {isHarmless ? <Button {...agree} /> : <ArmedButton {...agree} onState={setState} />}
      </div>
      {state === 'blocked' && openElsewhere && (
        <Button wide onClick={openElsewhere}>
          {text('window.continue')}
        </Button>
      )}
    </div>
  )
}
