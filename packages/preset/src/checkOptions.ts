import { nearestName } from './nearestName.js'
import { optionRules, type Rules } from './optionRules.js'
import { type OptionProblem, PresetError } from './PresetError.js'

type Given = { readonly [name: string]: unknown }

/**
 * Refuses options that can not work, all of them at once. With `joined`, what the options will be, they are changes of a kit that is made
 * already, where only some can change.
 *
 * @throws PresetError `preset/invalidOptions`
 */
export function checkOptions(given: object, joined?: object): void {
  const { fixed, live } = optionRules()
  const problems: OptionProblem[] = []
  const find = (option: string, value: unknown, allowed: string) => problems.push({ option, given: value, allowed })

  function check(options: Given, rules: Rules, place: string): void {
    for (const [name, value] of Object.entries(options)) {
      const option = place + name
      const [allowed, fits, members] = (Object.hasOwn(rules, name) && rules[name]) || []
      if (allowed === undefined || fits === undefined) {
        const nearest = nearestName(name, Object.keys(rules))
        find(option, value, nearest === undefined ? 'there is no such option' : `there is ${place}${nearest}`)
      } else if (value === undefined) continue
      else if (!fits(value)) find(option, value, allowed)
      else if (members !== undefined) check(value as Given, members, `${option}.`)
      else if (joined !== undefined && place === '' && name in fixed)
        find(option, value, 'given when the preset is made: it can not change')
    }
  }

  const options = { ...(joined === undefined && { adapters: undefined, metadata: undefined }), ...given } as Given
  for (const name of ['adapters', 'metadata'])
    if (name in options && options[name] === undefined) find(name, undefined, fixed[name]?.[0] ?? '')
  check(options, { ...fixed, ...live }, '')
  const { features, siwx, siweConfig, termsConditionsUrl, privacyPolicyUrl } = { ...given, ...joined } as Given
  if (siwx !== undefined && siweConfig !== undefined)
    find('siweConfig', 'both', 'Options cannot set both siweConfig and siwx')
  if (
    (features as Given | undefined)?.['legalCheckbox'] === true &&
    (termsConditionsUrl ?? privacyPolicyUrl) === undefined
  )
    find('features.legalCheckbox', true, 'true with termsConditionsUrl or privacyPolicyUrl')
  for (const name of joined === undefined ? [] : ['pay', 'smartSessions']) {
    const value = ((given as Given)['features'] as Given | undefined)?.[name]
    if (value !== undefined) find(`features.${name}`, value, 'given when the preset is made: it can not change')
  }
  if (problems.length > 0) throw new PresetError(problems)
}
