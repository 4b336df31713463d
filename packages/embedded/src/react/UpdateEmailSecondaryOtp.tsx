'use client'
import { defineView, type ViewDefinition } from '@kit/react-ui/feature'
import { UpdateEmailOtp } from './UpdateEmailOtp.js'

/** Asks for the code to the new address. */
export const updateEmailSecondaryOtpView: ViewDefinition<'UpdateEmailSecondaryOtp'> = defineView({
  name: 'UpdateEmailSecondaryOtp',
  title: ({ text }) => text('embedded.changeTitle'),
  needsAccount: true,
  Component: () => <UpdateEmailOtp step="secondary" />,
})
