import { Icon, Picture, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { RequestingDapp } from '../Review.js'
import { classes, css } from './DappRow.module.css.js'

/** Shows the requesting page: the full origin first, and in small type the page's own name. */
export function DappRow({ dapp: { origin, name, icon } }: { readonly dapp: RequestingDapp }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <div className={classes.dapp}>
      {icon === undefined ? (
        <span className={classes.globe}>
          <Icon name="globe" size={18} />
        </span>
      ) : (
        <Picture name={name ?? origin} url={icon} size={28} />
      )}
      <div className={classes.words}>
        <bdi className={classes.origin} dir="ltr">
          {origin}
        </bdi>
        {name !== undefined && <span className={classes.name}>{text('approval.selfReportedName', { name })}</span>}
      </div>
    </div>
  )
}
