'use client'
import { defineView, type ViewDefinition } from '@kit/react-ui/feature'
import { SignIn } from './SignIn.js'

/** Asks the visitor to sign in where the app has a `siweConfig`. */
export const connectingSiweView: ViewDefinition<'ConnectingSiwe'> = defineView({
  name: 'ConnectingSiwe',
  title: ({ text }) => text('siwx.title'),
  needsAccount: true,
  Component: SignIn,
})
