'use client'
import { reasonOf } from '@kit/api'
import { useStore } from '@kit/react'
import { Button, Typography, usePlugin, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { dataOf, isBusy } from '../NamesState.js'
import type { NamesPlugin } from '../names.js'
import { classes, css } from './names.module.css.js'

/** Names with the entered prefix. Taken names are disabled. */
export function Suggestions(): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { edit, state } = usePlugin<NamesPlugin>('names')
  const now = useStore(state)
  const { label, suggestions, validation } = now
  if (validation === 'alreadyOwned') return null
  if (suggestions.status === 'error')
    return (
      <div className={classes.failed}>
        <Typography as="small">{reasonOf(suggestions.error, text('names.errorSuggestions'))}</Typography>
        <Button kind="link" icon="refresh" onClick={() => edit({ label })}>
          {text('common.tryAgain')}
        </Button>
      </div>
    )
  const shown = (dataOf(suggestions) ?? []).filter(({ name, isRegistered }) => name !== label || isRegistered)
  if (shown.length === 0) return null
  return (
    <div>
      <Typography as="small">{text('names.suggestions')}</Typography>
      <ul className={classes.suggestions} aria-label={text('names.suggestions')}>
        {shown.map(({ name, isRegistered }) => (
          <li key={name} className={classes.item}>
            <button
              type="button"
              className={classes.suggestion}
              disabled={isRegistered || isBusy(now.status)}
              onClick={() => edit({ label: name })}
            >
              <bdi className={classes.name}>{name}</bdi>
              {isRegistered && <span className={classes.taken}>{text('names.taken')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
