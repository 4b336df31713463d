import {
  getName,
  getNamesOfAddress,
  registerName,
  suggestNames as suggestNamesEndpoint,
  updateNameAddress,
  updateNameAttributes,
} from '../../../../contract/namesEndpoints.js'
import type { App } from '../../../../platform/http/AppContext.js'
import { addEndpoint } from '../../../../platform/http/addEndpoint.js'
import type { Gate } from '../../../../platform/http/createGate.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { Chains } from '../../../chains/Chains.js'
import type { NameConfig } from '../../../config/serviceConfig.js'
import { createSignatureCheck } from '../signature/createSignatureCheck.js'
import { normalizedName } from './checkName.js'
import { createNames } from './createNames.js'
import { suggestNames } from './suggestNames.js'
import { toNameAddresses, toNameRecord } from './toNameRecord.js'

type Dependencies = {
  readonly config: { readonly names: NameConfig }
  readonly store: Store
  readonly chains: Chains
  readonly now: () => number
  readonly gate: Gate
}

/** Adds the endpoints for names of this server: registration, changes, forward and reverse lookup, suggestions. */
export function addNamesRoutes(app: App, { config, store, chains, now, gate }: Dependencies): void {
  const { zones, maxNames } = config.names
  const names = createNames({ store, zones, maxNames, isSigned: createSignatureCheck(chains), now })

  addEndpoint(app, gate, registerName, async ({ body }) => toNameRecord(await names.register(body)))

  addEndpoint(app, gate, updateNameAttributes, ({ params, body }) => names.updateAttributes(params.name, body))

  addEndpoint(app, gate, updateNameAddress, async ({ params, body }) =>
    toNameAddresses(await names.updateAddress(params.name, body)),
  )

  addEndpoint(app, gate, getName, async ({ params, query }) => {
    const name = await normalizedName(params.name)
    if (name === undefined) throw new HttpError(400, 'name', 'Invalid name')
    const found = await names.table.find(name)
    if (found !== undefined) return toNameRecord(found)
    if (query.apiVersion === '2') return []
    throw new HttpError(404, 'name', 'Name not found')
  })

  addEndpoint(app, gate, getNamesOfAddress, async ({ params, query }) => {
    if (!/^0x[0-9a-f]{40}$/i.test(params.address)) {
      throw new HttpError(400, 'address', 'Names are available for EVM addresses only')
    }
    const found = await names.table.findByAddress(params.address)
    if (found.length > 0 || query.apiVersion === '2') return Promise.all(found.map(toNameRecord))
    throw new HttpError(404, 'address', 'No name found for this address')
  })

  addEndpoint(app, gate, suggestNamesEndpoint, async ({ params, query }) => {
    const zone = query.zone ?? zones[0] ?? ''
    if (!zones.includes(zone)) throw new HttpError(400, 'name', 'This server does not serve names of this zone')
    return { suggestions: [...(await suggestNames(names.table, params.name, zone))] }
  })
}
