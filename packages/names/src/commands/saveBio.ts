import { updateNameAttributes } from '@kit/api'
import { KitError } from '@kit/core/plugin'
import type { NamesServices } from '../services/createNamesServices.js'
import { requireOffer, updateOffer } from '../services/requireOffer.js'
import { activeCoinType, runSigned, signAndSend } from '../services/signNames.js'
import { isBio } from '../validateName.js'

/** Saves the bio of the account's name. */
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
      updateOffer(services, scope, { ...offer, names: [{ ...own, attributes }, ...others] })
    })
