import { type AnyIcon, Drawing, Typography, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './Intro.module.css.js'
import { Title } from './Title.js'

export type IntroProps = {
  /** The drawing above the title. */
  readonly icon?: AnyIcon
  readonly title: string
  /** One or more paragraphs below the title. */
  readonly children?: string | readonly string[]
}

/** The head of a view that approves nothing: a drawing, the heading of the frame, and its explanation. */
export function Intro({ icon, title, children = [] }: IntroProps): ReactElement {
  useStyles(css)
  return (
    <div className={classes.intro}>
      {icon && (
        <div className={classes.drawing}>
          <Drawing icon={icon} />
        </div>
      )}
      <Title>{title}</Title>
      {[children].flat().map((paragraph) => (
        <Typography key={paragraph} as="quiet">
          {paragraph}
        </Typography>
      ))}
    </div>
  )
}
