import { Icon, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { Warning } from '../Warning.js'
import { classes, css } from './Notices.module.css.js'

/** Lists the warnings, the most serious first. */
export function Notices({ warnings }: { readonly warnings: readonly Warning[] }): ReactElement | null {
  useStyles(css)
  const text = useText()
  if (warnings.length === 0) return null
  const sorted = [...warnings].sort((a, b) => Number(b.isDangerous) - Number(a.isDangerous))
  return (
    <ul className={classes.notices} aria-label={text('approval.warnings')}>
      {sorted.map(({ code, isDangerous, values }) => (
        <li
          key={`${code} ${JSON.stringify(values)}`}
          className={`${classes.notice} ${isDangerous ? classes.danger : ''}`}
        >
          <span className={classes.icon}>
            <Icon name="warning" size={18} />
          </span>
          <span>{text(`approval.warn.${code}`, values)}</span>
        </li>
      ))}
    </ul>
  )
}
