import { type ReactNode, useState } from 'react'
import { AccountCard } from './cards/AccountCard.js'
import { ConnectionsCard } from './cards/ConnectionsCard.js'
import { MembersCard } from './cards/MembersCard.js'
import { PayCard } from './cards/PayCard.js'
import { PermissionCard } from './cards/PermissionCard.js'
import { SignCard } from './cards/SignCard.js'
import { TransferCard } from './cards/TransferCard.js'
import type { DemoTexts } from './texts/demoTexts.data.js'

const panels = ['Account', 'Connections', 'Sign', 'Send', 'Pay', 'Members'] as const

/** Wallet features of a dapp: side by side, and one panel at a time on a narrow page. */
export function TryIt({ texts, paymaster }: { readonly texts: DemoTexts; readonly paymaster: string }): ReactNode {
  const [shown, setShown] = useState<(typeof panels)[number]>('Account')
  return (
    <section className="try" aria-labelledby="try">
      <h2 id="try">{texts.try}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="panels" role="group" aria-label="Panel">
        {panels.map((name) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="grid" data-shown={shown}>
        <div className="column" data-panel="Account Connections Members">
          <div data-panel="Account">
            <AccountCard texts={texts} />
          </div>
          <div data-panel="Connections">
            <ConnectionsCard />
          </div>
          <div data-panel="Members">
            <MembersCard />
          </div>
        </div>
        <div className="column" data-panel="Sign Send Pay">
          <div data-panel="Sign">
            <SignCard />
          </div>
          <div data-panel="Send">
            <TransferCard paymaster={paymaster} />
            <PermissionCard />
          </div>
          <div data-panel="Pay">
            <PayCard />
          </div>
        </div>
      </div>
    </section>
  )
}
