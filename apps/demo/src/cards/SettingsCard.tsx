import type { ReactNode } from 'react'
import { type DemoSettings, withSettings } from '../config/DemoSettings.js'
import type { DemoTexts } from '../texts/demoTexts.data.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'

type Choices = Partial<Record<keyof DemoSettings, Readonly<Record<string, string>>>>

/** The values of each setting, with their labels. */
const choicesIn = ({ settings: texts }: DemoTexts) =>
  ({
    wallets: { 2: texts.two, 1: texts.one, 0: texts.none },
    signIn: { optional: texts.optional, required: texts.required, off: texts.off },
    directory: { on: texts.on, off: texts.off },
    networks: { both: texts.both, first: texts.first },
    library: { viem: 'viem', ethers: 'ethers' },
    live: { on: texts.on, off: texts.off },
    setUp: { preset: texts.preset, hand: texts.hand },
  }) satisfies Choices

/** Settings of the page in its URL: each change reloads it. */
export function SettingsCard(props: { readonly settings: DemoSettings }): ReactNode {
  const texts = useDemoTexts()
  const choices = choicesIn(texts)
  return (
    <Card title={texts.settings.title}>
      {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
        <label key={name}>
          {texts.settings[name]}
          <select
            value={String(props.settings[name])}
            onChange={(event) => {
              location.href = withSettings(location.href, { [name]: event.target.value })
            }}
          >
            {Object.entries(choices[name]).map(([value, text]) => (
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
