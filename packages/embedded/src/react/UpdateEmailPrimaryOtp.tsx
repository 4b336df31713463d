'use client'
import { defineView, type ViewDefinition } from '@kit/react-ui/feature'
import { UpdateEmailOtp } from './UpdateEmailOtp.js'

/** Asks for the code to the old address. */
export const updateEmailPrimaryOtpView: ViewDefinition<'UpdateEmailPrimaryOtp'> = defineView({
  name: 'UpdateEmailPrimaryOtp',
  title: ({ text }) => text('embedded.changeTitle'),
  needsAccount: true,
  Component: () => <UpdateEmailOtp step="primary" />,
})
