import type { LiveOptions } from '@kit/preset'
import type { ReactNode } from 'react'
import { Card } from '../cards/Card.js'
import { CopyButton } from '../copy/CopyButton.js'
import type { DemoTexts } from '../texts/demoTexts.data.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'

/** Options that can change while the page is open: a subset of `preset.updateOptions`. */
export type DemoOptions = Pick<LiveOptions, 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'>

type Switch = keyof DemoTexts['options']['switches'] & keyof NonNullable<DemoOptions['features']>

const offByDefault: readonly string[] = ['collapseWallets', 'legalCheckbox'] satisfies Switch[]

/** Orders of the ways to connect, by the name of their label. */
const orders = {
  automatic: '',
  email: 'email,social,wallet',
  wallet: 'wallet,email,social',
  social: 'social,wallet,email',
} as const satisfies Record<keyof DemoTexts['options']['orders'], string>

/** Changes the options of the page while it is open, and shows the matching code. */
export function OptionsCard(props: {
  readonly options: DemoOptions
  readonly code: string
  onChange(options: DemoOptions): void
}): ReactNode {
  const { options, code, onChange } = props
  const { features = {} } = options
  const { options: texts } = useDemoTexts()

  function change(name: keyof NonNullable<DemoOptions['features']>, value: unknown): void {
    const next = Object.fromEntries(
      Object.entries({ ...features, [name]: value }).filter(([, given]) => given !== undefined),
    )
    const legal = next['legalCheckbox'] === true && { termsConditionsUrl: '/terms', privacyPolicyUrl: '/privacy' }
    onChange({ features: next, ...legal })
  }

  return (
    <Card title={texts.title} className="options">
      <fieldset>
        <legend>{texts.features}</legend>
        {Object.entries(texts.switches).map(([name, label]) => {
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
        {texts.ways}
        <select
          value={features.connectMethodsOrder?.join() ?? ''}
          onChange={({ target }) =>
            change('connectMethodsOrder', target.value === '' ? undefined : target.value.split(','))
          }
        >
          {Object.entries(orders).map(([name, value]) => (
            <option key={value} value={value}>
              {texts.orders[name as keyof typeof orders]}
            </option>
          ))}
        </select>
      </label>
      <pre dir="ltr">
        <code>{code}</code>
      </pre>
      <CopyButton text={code} labels={texts.copy} />
    </Card>
  )
}
