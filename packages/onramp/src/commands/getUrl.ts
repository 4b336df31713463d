import type { OnrampEdit } from '../OnrampState.js'
import type { OnrampServices } from '../services/createOnrampServices.js'
import { askEdited } from './askEdited.js'

/** Returns the URL of the payment page. */
export const getUrl =
  (services: OnrampServices) =>
  (change: OnrampEdit = {}): Promise<string> =>
    askEdited(services, change, async () => {
      const { link } = services.store.getState()
      return link.status === 'success' ? link.data : (await services.quoting.ask()).url
    })
