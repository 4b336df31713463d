'use client'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { Button } from '../part/Button.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { type HelpTopic, HelpTopics } from './HelpTopics.js'
import { networkIllustrations } from './networkIllustrations.data.js'

const blurbs: readonly HelpTopic[] = [
  { illustration: networkIllustrations.record, title: 'whatIsANetwork.rails', text: 'whatIsANetwork.railsText' },
  {
    illustration: networkIllustrations.different,
    title: 'whatIsANetwork.different',
    text: 'whatIsANetwork.differentText',
  },
]

/** Explains networks to new users. */
export const whatIsANetworkView: ViewDefinition<'WhatIsANetwork'> = defineView({
  name: 'WhatIsANetwork',
  title: ({ text }) => text('whatIsANetwork.title'),
  Component: WhatIsANetwork,
})

function WhatIsANetwork(): ReactElement {
  const text = useText()
  const { links } = useUiOptions()
  return (
    <>
      <HelpTopics topics={blurbs} />
      {links?.networks !== undefined && (
        <Button wide icon="external" href={links.networks}>
          {text('whatIsANetwork.learn')}
        </Button>
      )}
    </>
  )
}
