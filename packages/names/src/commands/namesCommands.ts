import { getName, type NameRecord, registerName, type SignedNameRequest, updateNameAttributes } from '@kit/api'
import { isKitError, KitError } from '@kit/core/plugin'
import { isBusy, type NameAvailability } from '../NamesState.js'
import type { NamesScope, NamesServices } from '../services/createNamesServices.js'
import { loadAvailability } from '../services/loadAvailability.js'
import { activeCoinType, runSigned, signAndSend } from '../services/signNames.js'
import { suggest } from '../services/suggest.js'
import { isBio, validateName } from '../validateName.js'

export { createNamesServices } from '../services/createNamesServices.js'

export const loadNames = (services: NamesServices) => (): Promise<void> =>
  loadAvailability(services).then(
    () => undefined,
    // Errors are exposed in the state.
    () => undefined,
  )

export const beginName = (services: NamesServices) => (): void => {
  const { change, store } = services
  const now = store.getState()
  if (now.address === undefined || isBusy(now.status)) return
  services.restartDebounce()
  change(services.inUse(), { label: '', suggestions: { status: 'idle' }, status: 'editing', error: undefined })
}

export const editName =
  (services: NamesServices) =>
  ({ label }: { readonly label: string }): void => {
    const { change, store } = services
    const now = store.getState()
    if (now.address === undefined || isBusy(now.status)) return
    const scope = services.inUse()
    if (label === now.label && now.suggestions.status !== 'error') return
    change(scope, { label, status: 'editing', error: undefined })
    void suggest(services, scope, label)
  }

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
      // Checked before the wallet is asked: the name may have been taken, or the service may be unreachable.
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
      settle(services, scope, { isAvailable: true, zone, names: [record] })
      services.renamed(scope.address)
      services.context.emit({ type: 'names/registered', networkId: scope.networkId })
      return { name }
    })
  }

export const saveBio =
  (services: NamesServices) =>
  async ({ bio }: { readonly bio: string }): Promise<void> =>
    runSigned(services, `bio ${bio}`, async (scope) => {
      if (!isBio(bio))
        throw new KitError('names/invalidBio', {
          shortMessage: 'Invalid bio. Use up to 255 characters: letters a to z, digits, spaces and @:/._-?&=+',
        })
      const offer = await requireOffer(services, (known) => known.names.length > 0)
      const [own, ...others] = offer.names
      if (own === undefined)
        throw new KitError('names/noName', { shortMessage: 'The account has no name. Register one first.' })
      const here = activeCoinType(scope)
      const attributes = await signAndSend(services, scope, {
        request: { attributes: bio === '' ? {} : { bio } },
        // Every name belongs to an Ethereum account.
        coinType: own.addresses[here] ? here : 60,
        send: (signed) => updateNameAttributes(services.api, own.name, signed),
      })
      settle(services, scope, { ...offer, names: [{ ...own, attributes }, ...others] })
    })

/** Returns what is available to the account. Cached data may allow a request; before rejecting it, the data is reloaded. */
async function requireOffer(
  services: NamesServices,
  allows: (known: NameAvailability) => boolean,
): Promise<NameAvailability> {
  const { offer: known } = services.store.getState()
  const isEnough = known.status === 'success' && known.data.isAvailable && allows(known.data)
  const offer = isEnough ? known.data : await loadAvailability(services)
  if (offer.isAvailable) return offer
  throw new KitError('names/unavailable', { shortMessage: "Names aren't available for this account on this network." })
}

function settle({ change }: NamesServices, scope: NamesScope, offer: NameAvailability): void {
  change(scope, { offer: { status: 'success', data: offer }, status: 'done' })
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
