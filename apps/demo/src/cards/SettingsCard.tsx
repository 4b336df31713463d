import type { ReactNode } from 'react'
import { type DemoSettings, withSetting } from '../DemoSettings.js'
import { Card } from './Card.js'

const choices = {
  theme: ['auto', 'light', 'dark'],
  locale: ['auto', 'en', 'ar'],
  accent: ['', '#0f9d6a', '#d9480f', '#7c3aed'],
  radius: ['', '0px', '2px', '6px'],
  wallets: ['2', '1', '0'],
  directory: ['on', 'off'],
  networks: ['both', 'first'],
  library: ['viem', 'ethers'],
} satisfies Partial<Record<keyof DemoSettings, readonly string[]>>

/** Settings by links: each reloads the page with another address. */
export function SettingsCard(props: { readonly settings: DemoSettings }): ReactNode {
  return (
    <Card title="Settings">
      {Object.entries(choices).map(([name, values]) => (
        <label key={name}>
          {name}
          <select
            value={String(props.settings[name as keyof typeof choices])}
            onChange={(event) => {
              location.href = withSetting(location.href, name as keyof typeof choices, event.target.value)
            }}
          >
            {values.map((value) => (
              <option key={value} value={value}>
                {value || 'default'}
              </option>
            ))}
          </select>
        </label>
      ))}
    </Card>
  )
}
