'use client'
import {
  Button,
  defineView,
  EmptyState,
  Form,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, useId, useState } from 'react'
import { dataOf, isBusy } from '../NamesState.js'
import { isBio } from '../validateName.js'
import { NamesFailure } from './NamesFailure.js'
import { NamesProgress } from './NamesProgress.js'
import { classes, css } from './names.module.css.js'
import { nameIcon, useNames } from './useNames.js'

/** Shows the account's name and edits its bio. */
export const editAccountNameView: ViewDefinition<'EditAccountName'> = defineView({
  name: 'EditAccountName',
  service: 'needed',
  title: ({ text }) => text('names.yours'),
  needsAccount: true,
  Component: EditAccountName,
})

function EditAccountName(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const noteId = useId()
  const { error, offer, saveBio, status } = useNames()
  const [typed, setTyped] = useState<string>()
  const own = dataOf(offer)?.names[0]
  // The user switched to another account.
  if (own === undefined)
    return (
      <EmptyState
        icon={nameIcon}
        action={<Button onClick={() => kit.modal.push('ChooseAccountName')}>{text('names.choose')}</Button>}
      >
        {text('names.noName')}
      </EmptyState>
    )
  const saved = own.attributes['bio'] ?? ''
  const bio = typed ?? saved
  const isWrong = !isBio(bio)
  const busy = isBusy(status)
  const save = (): void =>
    void saveBio({ bio }).then(
      () => setTyped(undefined),
      // Errors are exposed in the state.
      () => undefined,
    )
  return (
    <Form className={classes.form} onSubmit={save}>
      <Typography as="title">
        <bdi className={classes.full}>{own.name}</bdi>
      </Typography>
      <div>
        <label className={classes.box} data-wrong={isWrong}>
          <span className={classes.label}>{text('names.bio')}</span>
          <textarea
            className={classes.bio}
            dir="auto"
            rows={3}
            placeholder={text('names.bioHint')}
            value={bio}
            readOnly={busy}
            aria-invalid={isWrong || undefined}
            aria-describedby={noteId}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div id={noteId} className={classes.note} aria-live="polite">
          <Typography as="small" tone={isWrong ? 'error' : undefined}>
            {text(isWrong ? 'names.bioInvalid' : 'names.bioNote')}
          </Typography>
        </div>
      </div>
      <ViewFooter
        above={
          <>
            {error && <NamesFailure error={error} />}
            <div role="status" className={classes.progress}>
              <NamesProgress status={status} />
              {status === 'done' && bio === saved && <Typography as="quiet">{text('names.saved')}</Typography>}
            </div>
          </>
        }
      >
        <Button kind="main" wide disabled={busy || isWrong || bio === saved}>
          {text('names.save')}
        </Button>
      </ViewFooter>
    </Form>
  )
}
