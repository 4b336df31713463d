import type { ReactNode } from 'react'
import { type DemoSettings, withSettings } from '../config/DemoSettings.js'
import { Card } from './Card.js'

const choices = {
  wallets: { label: 'EVM test wallets', values: { 2: 'Two', 1: 'One', 0: 'None' } },
  signIn: { label: 'Sign-in', values: { optional: 'Optional', required: 'Required', off: 'Off' } },
  directory: { label: 'Wallet directory', values: { on: 'On', off: 'Off' } },
  networks: { label: 'EVM networks', values: { both: 'Both', first: 'First only' } },
  library: { label: 'EVM library', values: { viem: 'viem', ethers: 'ethers' } },
  live: { label: 'Inline modal', values: { on: 'On', off: 'Off' } },
  setUp: { label: 'Setup', values: { preset: 'Preset', hand: 'Manual' } },
} satisfies Partial<
  Record<keyof DemoSettings, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
>

/** Settings of the page in its URL: each change reloads it. */
export function SettingsCard(props: { readonly settings: DemoSettings }): ReactNode {
  return (
    <Card title="Settings">
      {Object.entries(choices).map(([name, { label, values }]) => (
        <label key={name}>
          {label}
          <select
            value={String(props.settings[name as keyof typeof choices])}
            onChange={(event) => {
              location.href = withSettings(location.href, { [name]: event.target.value })
            }}
          >
            {Object.entries(values).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </Card>
  )
}
