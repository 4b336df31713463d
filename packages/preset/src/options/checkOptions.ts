import { fixedFeatures } from './createPlugins.js'
import { fits } from './fits.js'
import { liveRules } from './LiveOptions.js'
import { nearestName } from './nearestName.js'
import { type OptionProblem, PresetError } from './PresetError.js'
import { fixedRules } from './PresetOptions.js'
import type { Rules } from './Rule.js'

type Given = { readonly [name: string]: unknown }

/**
 * Throws if options are invalid, with all problems at once. If `merged` (the merged options) is given, `given` are changes at runtime, and
 * only live options are allowed.
 *
 * @throws PresetError `preset/invalidOptions`
 */
export function checkOptions(given: object, merged?: object): void {
  const fixed = fixedRules()
  const problems: OptionProblem[] = []
  const addProblem = (option: string, value: unknown, expected: string) =>
    problems.push({ option, received: value, expected })

  function check(options: Given, rules: Rules, place: string): void {
    for (const [name, value] of Object.entries(options)) {
      const option = place + name
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
      if (rule === undefined) {
        const nearest = nearestName(name, Object.keys(rules))
        addProblem(option, value, nearest === undefined ? 'unknown option' : `unknown option, use ${place}${nearest}`)
      } else if (value !== undefined) {
        const [allowed, test, members] = rule
        if (!fits(test, value)) addProblem(option, value, `must be ${allowed}`)
        else if (
          merged !== undefined &&
          (rule === fixed[option] || fixedFeatures.some((feature) => option === `features.${feature}`))
        )
          addProblem(option, value, "can't be changed after the preset is created")
        else if (members !== undefined) check(value as Given, members, `${option}.`)
      }
    }
  }

  const all: Given = { ...given, ...merged }
  for (const name of ['adapters', 'metadata'])
    if (merged === undefined && all[name] === undefined) addProblem(name, undefined, `must be ${fixed[name]?.[0]}`)
  check(given as Given, { ...fixed, ...liveRules() }, '')
  const { features, siwx, siweConfig, termsConditionsUrl, privacyPolicyUrl } = all
  if (siwx !== undefined && siweConfig !== undefined)
    addProblem('siweConfig', 'both', 'Options cannot set both siweConfig and siwx')
  if (
    (features as Given | undefined)?.['legalCheckbox'] === true &&
    (termsConditionsUrl ?? privacyPolicyUrl) === undefined
  )
    addProblem('features.legalCheckbox', true, 'requires termsConditionsUrl or privacyPolicyUrl')
  if (problems.length > 0) throw new PresetError(problems)
}
