import { checkName } from '../checkName.js'
import { dataOf, type NamesState, type NameValidation } from '../NamesState.js'

/** What is known of the name in the form. */
export function validateName({ label, offer, suggestions }: NamesState): NameValidation {
  if (dataOf(offer)?.owned.length) return 'alreadyOwned'
  if (label === '') return 'empty'
  const problem = checkName(label)
  if (problem !== undefined) return problem
  if (suggestions.status === 'idle' || suggestions.status === 'pending') return 'checking'
  const found = suggestions.status === 'success' && suggestions.data.find(({ name }) => name === label)
  if (!found) return 'unknown'
  return found.isRegistered ? 'taken' : 'free'
}
