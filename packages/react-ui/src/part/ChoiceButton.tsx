'use client'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ChoiceButton.module.css.js'

/** Props of {@link ChoiceButton}. */
export type ChoiceButtonProps = {
  /** A 26 px picture of the token. */
  readonly image?: ReactNode
  /** The current choice, such as a symbol. */
  readonly children: string
  readonly onClick: () => void
}

/** Opens the view to choose a token or a currency, beside an amount. */
export function ChoiceButton({ children, image, onClick }: ChoiceButtonProps): ReactElement {
  useStyles(css)
  return (
    <button type="button" className={classes.choice} onClick={onClick}>
      {image}
      <bdi>{children}</bdi>
      <Icon name="down" size={16} />
    </button>
  )
}
