'use client'
import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  EmptyState,
  Form,
  Icon,
  Typography,
  unawaited,
  useKit,
  usePlugin,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, useId } from 'react'
import { dataOf, isBusy } from '../NamesState.js'
import type { NamesPlugin } from '../names.js'
import { NamesFailure } from './NamesFailure.js'
import { NamesProgress } from './NamesProgress.js'
import { NotOffered } from './NotOffered.js'
import { classes, css } from './names.module.css.js'
import { Suggestions } from './Suggestions.js'
import { useNames } from './useNames.js'

/** Lets the user choose and register a name. */
export const registerAccountNameView: ViewDefinition<'RegisterAccountName'> = defineView({
  name: 'RegisterAccountName',
  service: 'needed',
  title: ({ text }) => text('names.registerTitle'),
  needsAccount: true,
  Component: RegisterAccountName,
})

function RegisterAccountName(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { load, offer, register, status, validation, error } = useNames()
  const known = dataOf(offer)
  if (offer.status === 'error' && known === undefined)
    return (
      <EmptyState
        icon="warning"
        action={
          <Button icon="refresh" onClick={() => unawaited(load())}>
            {text('common.tryAgain')}
          </Button>
        }
      >
        {text('names.errorOffer')}
      </EmptyState>
    )
  if (known?.isAvailable === false) return <NotOffered />
  const busy = isBusy(status)
  const canRegister = known !== undefined && !busy && (validation === 'available' || validation === 'unknown')

  function submit(): void {
    register().then(
      () => {
        // The user may have left the view while the wallet prompt was open.
        if (kit.modal.getState().history.at(-1)?.name !== 'RegisterAccountName') return
        kit.modal.reset('Account')
        kit.modal.push('RegisterAccountNameSuccess')
      },
      // Errors are exposed in the state.
      () => undefined,
    )
  }

  return (
    <Form className={classes.form} onSubmit={submit}>
      <NameField />
      <Suggestions />
      <ViewFooter
        above={
          <>
            {error && <NamesFailure error={error} />}
            <div role="status" className={classes.progress}>
              <NamesProgress status={status} />
            </div>
          </>
        }
      >
        <Button kind="main" wide disabled={!canRegister}>
          {text(error && canRegister ? 'common.tryAgain' : 'names.register')}
        </Button>
      </ViewFooter>
    </Form>
  )
}

/** The name field with its validity. */
function NameField(): ReactElement {
  const text = useText()
  const noteId = useId()
  const { edit, state } = usePlugin<NamesPlugin>('names')
  const { label, offer, status, validation } = useStore(state)
  const known = dataOf(offer)
  const isWrong = !['empty', 'checking', 'available', 'unknown'].includes(validation) && status !== 'done'
  return (
    <div>
      <label className={classes.box} data-wrong={isWrong}>
        <span className={classes.label}>{text('names.label')}</span>
        <span className={classes.line} dir="ltr">
          <input
            className={classes.input}
            type="text"
            dir="ltr"
            placeholder={text('names.hint')}
            value={label}
            readOnly={isBusy(status)}
            aria-invalid={isWrong || undefined}
            aria-describedby={noteId}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => edit({ label: event.currentTarget.value.trim().toLowerCase() })}
          />
          {known && known.zone !== '' && <span className={classes.zone}>.{known.zone}</span>}
          {validation === 'available' && (
            <span className={classes.free}>
              <Icon name="check" size={18} />
            </span>
          )}
        </span>
      </label>
      <div id={noteId} className={classes.note} aria-live="polite" aria-busy={validation === 'checking' || undefined}>
        <Typography as="small" tone={isWrong ? 'error' : undefined}>
          {status === 'done' ? null : text(`names.is.${validation}`, { name: known?.names[0]?.name ?? '' })}
        </Typography>
      </div>
    </div>
  )
}
