import { getName, type NameRecord, registerName, type SignedNameRequest, updateNameAttributes } from '@kit/api'
import { isKitError, KitError } from '@kit/core/plugin'
import { checkName, isBio } from '../checkName.js'
import { isBusy, type NameOffer } from '../NamesState.js'
import type { NamesScope, NamesServices } from '../services/createNamesServices.js'
import { loadOffer } from '../services/loadOffer.js'
import { activeCoinType, runSigned, signAndSend } from '../services/signNames.js'
import { suggest } from '../services/suggest.js'

export { createNamesServices } from '../services/createNamesServices.js'

export const loadNames = (services: NamesServices) => (): Promise<void> =>
  loadOffer(services).then(
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
      const problem = checkName(label)
      if (problem !== undefined)
        throw new KitError('names/invalid', {
          shortMessage: 'Invalid name. Use 4 to 64 characters: letters a to z, digits and hyphens.',
          details: problem,
        })
      const { zone, owned } = await requireOffer(services, (known) => known.owned.length === 0)
      if (owned[0])
        throw new KitError('names/alreadyOwned', {
          shortMessage: 'The account already has a name.',
          details: owned[0].name,
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
      settle(services, scope, { isOffered: true, zone, owned: [record] })
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
      const offer = await requireOffer(services, (known) => known.owned.length > 0)
      const [own, ...others] = offer.owned
      if (own === undefined)
        throw new KitError('names/noName', { shortMessage: 'The account has no name. Register one first.' })
      const here = activeCoinType(scope)
      const attributes = await signAndSend(services, scope, {
        request: { attributes: bio === '' ? {} : { bio } },
        // Every name belongs to an Ethereum account.
        coinType: own.addresses[here] ? here : 60,
        send: (signed) => updateNameAttributes(services.api, own.name, signed),
      })
      settle(services, scope, { ...offer, owned: [{ ...own, attributes }, ...others] })
    })

/** Returns what is available to the account. Cached data may allow a request; before rejecting it, the data is reloaded. */
async function requireOffer(services: NamesServices, allows: (known: NameOffer) => boolean): Promise<NameOffer> {
  const { offer: known } = services.store.getState()
  const isEnough = known.status === 'success' && known.data.isOffered && allows(known.data)
  const offer = isEnough ? known.data : await loadOffer(services)
  if (offer.isOffered) return offer
  throw new KitError('names/notOffered', { shortMessage: "Names aren't available for this account on this network." })
}

function settle({ change }: NamesServices, scope: NamesScope, offer: NameOffer): void {
  change(scope, { offer: { status: 'success', data: offer }, status: 'done' })
}

/** Registers the name. If there is no response, checks with the service whether it was registered. */
async function sendRegistration({ api }: NamesServices, name: string, signed: SignedNameRequest): Promise<NameRecord> {
  const known = { name, registeredAtMs: undefined, updatedAtMs: undefined, attributes: {}, addresses: {} }
  try {
    return (await registerName(api, signed)) ?? known
  } catch (error) {
    if (isKitError(error, 'api/refused') || isKitError(error, 'api/unauthorized')) throw error
    const record = await getName(api, name).catch(() => undefined)
    const holder = record?.addresses[signed.coinType]?.address
    if (record && holder?.toLowerCase() === signed.address.toLowerCase()) return record
    throw error
  }
}
