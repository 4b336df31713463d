import { useKit, useStore } from '@kit/react'
import { type ReactNode, useState } from 'react'
import { AccountCard } from './cards/AccountCard.js'
import { ConnectionsCard } from './cards/ConnectionsCard.js'
import { MembersCard } from './cards/MembersCard.js'
import { PayCard } from './cards/PayCard.js'
import { PermissionCard } from './cards/PermissionCard.js'
import { SignCard } from './cards/SignCard.js'
import { TransferCard } from './cards/TransferCard.js'
import { useDemoTexts } from './texts/useDemoTexts.js'

const panels = ['Account', 'Connections', 'Sign', 'Send', 'Pay', 'Members'] as const
type PanelName = (typeof panels)[number]

/** Panels that are empty without an account. */
const accountPanels: readonly PanelName[] = ['Sign', 'Send']

/** Wallet features of a dapp: side by side, and one panel at a time on a narrow page. */
export function TryIt({ paymaster }: { readonly paymaster: string }): ReactNode {
  const texts = useDemoTexts()
  const hasAccount = useStore(useKit().active, ({ account }) => account !== undefined)
  const offered = panels.filter((name) => hasAccount || !accountPanels.includes(name))
  const [chosen, setChosen] = useState<PanelName>('Account')
  const shown = offered.includes(chosen) ? chosen : 'Account'
  return (
    <section className="try" aria-labelledby="try">
      <h2 id="try">{texts.try}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="panels" role="group" aria-label={texts.panel}>
        {offered.map((name) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => setChosen(name)}>
            {texts.panels[name]}
          </button>
        ))}
      </div>
      <div className="grid" data-shown={shown}>
        {/* Alone in its column: names and tokens that arrive later don't move the buttons of other cards. */}
        <div className="column account" data-panel="Account">
          <AccountCard />
        </div>
        <div className="column" data-panel="Connections Sign Send Pay Members">
          <div data-panel="Connections">
            <ConnectionsCard />
          </div>
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
          <div data-panel="Members">
            <MembersCard />
          </div>
        </div>
      </div>
    </section>
  )
}
