'use client'
import {
  Button,
  defineView,
  EmptyState,
  Icon,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useId } from 'react'
import { dataOf, isBusy } from '../NamesState.js'
import { Failure } from './Failure.js'
import { NotOffered } from './NotOffered.js'
import { classes, css } from './names.module.css.js'
import { Suggestions } from './Suggestions.js'
import { useNames } from './useNames.js'

/** Where a name is chosen and registered. */
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
  const noteId = useId()
  const { plugin, state } = useNames()
  const { error, label, offer, status, validation } = state
  const known = dataOf(offer)
  if (offer.status === 'error' && known === undefined)
    return (
      <EmptyState
        icon="warning"
        action={
          <Button icon="refresh" onClick={() => void plugin.load()}>
            {text('common.tryAgain')}
          </Button>
        }
      >
        {text('names.errorOffer')}
      </EmptyState>
    )
  if (known?.isOffered === false) return <NotOffered />
  const busy = isBusy(status)
  const isWrong = !['empty', 'checking', 'free', 'unknown'].includes(validation) && status !== 'done'
  const canRegister = known !== undefined && !busy && (validation === 'free' || validation === 'unknown')

  function register(): void {
    plugin.register().then(
      () => {
        // The visitor may have gone elsewhere while the wallet was asked.
        if (kit.modal.getState().history.at(-1)?.name !== 'RegisterAccountName') return
        kit.modal.reset('Account')
        kit.modal.push('RegisterAccountNameSuccess')
      },
      // It stands in the state.
      () => undefined,
    )
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canRegister) register()
      }}
    >
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
              readOnly={busy}
              aria-invalid={isWrong || undefined}
              aria-describedby={noteId}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => plugin.edit({ label: event.currentTarget.value.trim().toLowerCase() })}
            />
            {known && known.zone !== '' && <span className={classes.zone}>.{known.zone}</span>}
            {validation === 'free' && (
              <span className={classes.free}>
                <Icon name="check" size={18} />
              </span>
            )}
          </span>
        </label>
        <div id={noteId} className={classes.note} aria-live="polite" aria-busy={validation === 'checking' || undefined}>
          <Words as="small" tone={isWrong ? 'error' : undefined}>
            {status === 'done' ? null : text(`names.is.${validation}`, { name: known?.owned[0]?.name ?? '' })}
          </Words>
        </div>
      </div>
      <Suggestions />
      {error && <Failure error={error} />}
      <div role="status" className={classes.progress}>
        {isBusy(status) && <Words as="quiet">{text(`names.${status}`)}</Words>}
      </div>
      <Button kind="main" wide disabled={!canRegister} onClick={register}>
        {text('names.register')}
      </Button>
    </form>
  )
}
