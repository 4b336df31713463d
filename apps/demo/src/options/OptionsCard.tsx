import type { LiveOptions } from '@kit/preset'
import type { ReactNode } from 'react'
import { Card } from '../cards/Card.js'
import { CopyButton } from '../copy/CopyButton.js'

/** Options that can change while the page is open: a subset of `preset.updateOptions`. */
export type DemoOptions = Pick<LiveOptions, 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'>

/** Labels of the options that can be switched. */
const switches = {
  swaps: 'Swap',
  onramp: 'Buy',
  receive: 'Receive',
  send: 'Send',
  history: 'Activity',
  email: 'Sign in with email',
  socials: 'Sign in with a social account',
  emailShowWallets: 'Wallets next to the email field',
  collapseWallets: 'Collapse wallets into one row',
  allWallets: 'All Wallets',
  legalCheckbox: 'Require accepting the terms',
} as const satisfies Partial<Record<keyof NonNullable<DemoOptions['features']>, string>>
type Switch = keyof typeof switches

const offByDefault: readonly string[] = ['collapseWallets', 'legalCheckbox'] satisfies Switch[]

const orders = {
  '': 'Automatic',
  'email,social,wallet': 'Email, social, wallets',
  'wallet,email,social': 'Wallets, email, social',
  'social,wallet,email': 'Social, wallets, email',
} as const

const copyLabels = { idle: 'Copy code', done: 'Copied', refused: 'Can’t copy. Select it above.' } as const

/** Changes the options of the page while it is open, and shows the matching code. */
export function OptionsCard(props: {
  readonly options: DemoOptions
  readonly code: string
  onChange(options: DemoOptions): void
}): ReactNode {
  const { options, code, onChange } = props
  const { features = {} } = options

  function change(name: keyof NonNullable<DemoOptions['features']>, value: unknown): void {
    const next = Object.fromEntries(
      Object.entries({ ...features, [name]: value }).filter(([, given]) => given !== undefined),
    )
    const legal = next['legalCheckbox'] === true && { termsConditionsUrl: '/terms', privacyPolicyUrl: '/privacy' }
    onChange({ features: next, ...legal })
  }

  return (
    <Card title="Options" className="options">
      <fieldset>
        <legend>Features</legend>
        {Object.entries(switches).map(([name, label]) => {
          const usual = !offByDefault.includes(name)
          return (
            <label key={name}>
              <input
                type="checkbox"
                checked={(features[name as Switch] ?? usual) !== false}
                onChange={({ target }) => change(name as Switch, target.checked === usual ? undefined : target.checked)}
              />
              {label}
            </label>
          )
        })}
      </fieldset>
      <label>
        Ways to connect
        <select
          value={features.connectMethodsOrder?.join() ?? ''}
          onChange={({ target }) =>
            change('connectMethodsOrder', target.value === '' ? undefined : target.value.split(','))
          }
        >
          {Object.entries(orders).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <pre>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} labels={copyLabels} />
    </Card>
  )
}
