'use client'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { useText } from '../text/useText.js'
import { type Blurb, Blurbs } from './Blurbs.js'

const blurbs: readonly Blurb[] = [
  { drawing: 'home', title: 'whatIsAWallet.home', text: 'whatIsAWallet.homeText' },
  { drawing: 'login', title: 'whatIsAWallet.login', text: 'whatIsAWallet.loginText' },
  { drawing: 'yours', title: 'whatIsAWallet.yours', text: 'whatIsAWallet.yoursText' },
]

/** Explains wallets to new users. */
export const whatIsAWalletView: ViewDefinition<'WhatIsAWallet'> = defineView({
  name: 'WhatIsAWallet',
  title: ({ text }) => text('whatIsAWallet.title'),
  Component: WhatIsAWallet,
})

function WhatIsAWallet(): ReactElement {
  const kit = useKit()
  const text = useText()
  return (
    <>
      <Blurbs blurbs={blurbs} />
      <Button kind="main" wide icon="wallet" onClick={() => kit.modal.push('GetWallet')}>
        {text('whatIsAWallet.get')}
      </Button>
    </>
  )
}
