import { getName, type NameRecord, registerName, type SignedNameRequest } from '@kit/api'
import { isKitError, KitError } from '@kit/core/plugin'
import type { NamesServices } from '../services/createNamesServices.js'
import { requireOffer, updateOffer } from '../services/requireOffer.js'
import { activeCoinType, runSigned, signAndSend } from '../services/signNames.js'
import { validateName } from '../validateName.js'
import { editName } from './editName.js'

/** Registers the entered or given name for the active account. */
export const register =
  (services: NamesServices) =>
  async ({ label: given }: { readonly label?: string | undefined } = {}): Promise<{ readonly name: string }> => {
    if (given !== undefined) editName(services)({ label: given })
    const { label } = given === undefined ? services.store.getState() : { label: given }
    return runSigned(services, `register ${label}`, async (scope) => {
      const { api, change } = services
      const problem = validateName(label)
      if (problem !== undefined)
        throw new KitError('names/invalid', {
          shortMessage: 'Invalid name. Use 4 to 64 characters: letters a to z, digits and hyphens.',
          details: problem,
        })
      const { zone, names } = await requireOffer(services, (known) => known.names.length === 0)
      if (names[0])
        throw new KitError('names/alreadyOwned', {
          shortMessage: 'The account already has a name.',
          details: names[0].name,
        })
      const name = `${label}.${zone}`
      // Checked before the wallet is prompted: the name may have been taken, or the service may be unreachable.
      if (await getName(api, name, scope.signal)) {
        change(scope, { suggestions: { status: 'success', data: [{ name: label, isRegistered: true }] } })
        throw new KitError('names/taken', { shortMessage: 'This name is taken.', details: name })
      }
      const coinType = activeCoinType(scope)
      const record = await signAndSend(services, scope, {
        request: { name },
        coinType,
        send: (signed) => sendRegistration(services, name, signed),
      })
      updateOffer(services, scope, { isAvailable: true, zone, names: [record] })
      services.renamed(scope.address)
      services.context.emit({ type: 'names/registered', networkId: scope.networkId })
      return { name }
    })
  }

/** Registers the name. If there is no response, checks with the service whether it was registered. */
async function sendRegistration({ api }: NamesServices, name: string, signed: SignedNameRequest): Promise<NameRecord> {
  const known = { name, registeredAtMs: undefined, updatedAtMs: undefined, attributes: {}, addresses: {} }
  try {
    return (await registerName(api, signed)) ?? known
  } catch (error) {
    if (isKitError(error, 'api/rejected') || isKitError(error, 'api/unauthorized')) throw error
    const record = await getName(api, name).catch(() => undefined)
    const holder = record?.addresses[signed.coinType]?.address
    if (record && holder?.toLowerCase() === signed.address.toLowerCase()) return record
    throw error
  }
}
