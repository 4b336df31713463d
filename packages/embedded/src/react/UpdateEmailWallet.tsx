'use client'
import {
  Button,
  defineView,
  Form,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useId, useState } from 'react'
import { describeEmailChangeError } from './describeLoginError.js'
import { EmailField } from './EmailField.js'
import { guardNavigation } from './guardNavigation.js'
import { classes, css } from './UpdateEmail.module.css.js'
import { useEmbedded } from './useEmbedded.js'

/** Asks for a new email address. */
export const updateEmailWalletView: ViewDefinition<'UpdateEmailWallet'> = defineView({
  name: 'UpdateEmailWallet',
  title: ({ text }) => text('embedded.changeTitle'),
  needsAccount: true,
  Component: UpdateEmailWallet,
})

/** Minimum length of an input that can be saved. */
const minLength = 4

function UpdateEmailWallet(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { email: current = '', change, updateEmail, cancelEmailChange } = useEmbedded()
  const [email, setEmail] = useState(change?.newEmail ?? current)
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  const isSending = change?.step === 'sending'
  const isSavable = email.length >= minLength && email !== current && !isSending

  async function save(): Promise<void> {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return setFault(text('embedded.invalidEmail'))
    setFault(undefined)
    const lead = guardNavigation(kit)
    try {
      const step = await updateEmail(email)
      lead(() => kit.modal.replace(step === 'primary' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'))
    } catch (error) {
      setFault(describeEmailChangeError(text, error))
    }
  }

  return (
    <Form className={classes.form} onSubmit={() => void save()}>
      <EmailField
        label={text('embedded.newEmail')}
        value={email}
        faultId={fault === undefined ? undefined : faultId}
        readOnly={isSending}
        onChange={(typed) => {
          setEmail(typed)
          setFault(undefined)
        }}
      />
      <div role="alert" id={faultId}>
        {fault !== undefined && (
          <Typography as="small" tone="error">
            {fault}
          </Typography>
        )}
      </div>
      <div className={classes.buttons}>
        <Button
          wide
          onClick={() => {
            cancelEmailChange()
            kit.modal.back()
          }}
        >
          {text('embedded.cancel')}
        </Button>
        <Button wide kind="main" disabled={!isSavable}>
          {text(isSending ? 'embedded.saving' : 'embedded.save')}
        </Button>
      </div>
    </Form>
  )
}
