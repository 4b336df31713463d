import type { ApiClient } from '@kit/api'
import { type ReactNode, useState } from 'react'
import { AccountCard } from './cards/AccountCard.js'
import { ActivityCard } from './cards/ActivityCard.js'
import { ConnectionsCard } from './cards/ConnectionsCard.js'
import { SendCard } from './cards/SendCard.js'
import { SignCard } from './cards/SignCard.js'
import { TokensCard } from './cards/TokensCard.js'
import type { DemoConfig } from './DemoConfig.js'

const panels = ['Account', 'Sign', 'Send', 'Tokens', 'Activity'] as const

/** What a dapp does with a wallet: side by side, and on a narrow page one panel at a time. */
export function TryIt(props: { readonly config: DemoConfig; readonly api: ApiClient }): ReactNode {
  const { config, api } = props
  const [shown, setShown] = useState<(typeof panels)[number]>('Account')
  return (
    <section className="try" aria-labelledby="try">
      <h2 id="try">Try it</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="panels" role="group" aria-label="What is shown">
        {panels.map((name) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="grid" data-shown={shown}>
        <div className="column" data-panel="Account">
          <AccountCard config={config} api={api} />
          <ConnectionsCard />
        </div>
        <div className="column" data-panel="Sign Send">
          <div data-panel="Sign">
            <SignCard />
          </div>
          <div data-panel="Send">
            <SendCard config={config} />
          </div>
        </div>
        <div className="column" data-panel="Tokens Activity">
          <div data-panel="Tokens">
            <TokensCard api={api} />
          </div>
          <div data-panel="Activity">
            <ActivityCard api={api} />
          </div>
        </div>
      </div>
    </section>
  )
}
