import type { OnrampEdit } from '../OnrampState.js'
import type { OnrampServices } from '../services/createOnrampServices.js'
import { requestEdited } from './requestEdited.js'

/** Returns the URL of the payment page. */
export const getUrl =
  (services: OnrampServices) =>
  (change: OnrampEdit = {}): Promise<string> =>
    requestEdited(services, change, async () => {
      const { link } = services.store.getState()
      return link.status === 'success' ? link.data : (await services.quoting.ask()).url
    })
