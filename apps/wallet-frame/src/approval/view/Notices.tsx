import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Note } from '../../screen/Note.js'
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
        <li key={`${code} ${JSON.stringify(values)}`} className={isDangerous ? classes.danger : undefined}>
          <Note tone={isDangerous ? 'error' : 'warning'}>{text(`approval.warn.${code}`, values)}</Note>
        </li>
      ))}
    </ul>
  )
}
