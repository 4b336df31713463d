'use client'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { useText } from '../text/useText.js'
import { type HelpTopic, HelpTopics } from './HelpTopics.js'
import { walletIllustrations } from './walletIllustrations.data.js'

const blurbs: readonly HelpTopic[] = [
  { illustration: walletIllustrations.home, title: 'whatIsAWallet.home', text: 'whatIsAWallet.homeText' },
  { illustration: walletIllustrations.login, title: 'whatIsAWallet.login', text: 'whatIsAWallet.loginText' },
  { illustration: walletIllustrations.yours, title: 'whatIsAWallet.yours', text: 'whatIsAWallet.yoursText' },
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
      <HelpTopics topics={blurbs} />
      <Button kind="main" wide icon="wallet" onClick={() => kit.modal.push('GetWallet')}>
        {text('whatIsAWallet.get')}
      </Button>
    </>
  )
}
