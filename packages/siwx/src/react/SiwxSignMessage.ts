'use client'
import { defineView, type ViewDefinition } from '@kit/react-ui/feature'
import { SignIn } from './SignIn.js'

/** Asks the visitor to sign in. */
export const siwxSignMessageView: ViewDefinition<'SIWXSignMessage'> = defineView({
  name: 'SIWXSignMessage',
  title: ({ text }) => text('siwx.title'),
  needsAccount: true,
  Component: SignIn,
})
