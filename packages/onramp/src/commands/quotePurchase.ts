import type { OnrampQuote } from '@kit/api'
import type { OnrampEdit } from '../OnrampState.js'
import type { OnrampServices } from '../services/createOnrampServices.js'
import { requestEdited } from './requestEdited.js'

/** Changes the purchase if given, and loads the quote immediately. */
export const quotePurchase =
  (services: OnrampServices) =>
  (change: OnrampEdit = {}): Promise<OnrampQuote> =>
    requestEdited(services, change, async () => (await services.quoting.ask()).quote)
