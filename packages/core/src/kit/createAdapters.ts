import type { Adapter } from '../adapter/Adapter.js'
import type { AdapterContext } from '../adapter/AdapterFactory.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { KitError, type KitErrorCode } from '../error/KitError.js'
import { optionError } from '../error/optionError.js'
import { unknownNameError } from '../error/unknownNameError.js'
import { requireNetworks } from '../network/requireNetworks.js'
import type { KitOptions } from './KitOptions.js'

/** Creates the adapters of a kit. Rejects factories that were not called, adapters without networks, and duplicates. */
export function createAdapters(
  { adapters: factories, defaultNetworkId }: KitOptions,
  context: AdapterContext,
): readonly Adapter[] {
  const adapters = factories.map((create, index) => {
    const adapter = callFactory(`adapters[${index}]`, create, context, 'eip155({ networks: [mainnet] })')
    requireNetworks(adapter.networks)
    return adapter
  })
  const networkIds = adapters.flatMap(({ networks }) => networks.map(({ id }) => id))
  networkIds.forEach(parseCaipNetworkId)
  refuseDuplicates(
    'kit/duplicateAdapter',
    adapters.map(({ namespace }) => namespace),
  )
  refuseDuplicates('kit/duplicateNetwork', networkIds)
  if (defaultNetworkId !== undefined && !networkIds.includes(defaultNetworkId)) {
    parseCaipNetworkId(defaultNetworkId)
    throw unknownNameError('network/notConfigured', 'Chain not configured.', defaultNetworkId, networkIds)
  }
  return adapters
}

/** Calls a factory from the options. Rejects values that aren't factories, and factories of factories, which the app forgot to call. */
export function callFactory<Context, Made>(
  option: string,
  create: (context: Context) => Made,
  context: Context,
  example: string,
): Made {
  const made = typeof create === 'function' && create(context)
  if (!made || typeof made === 'function') throw optionError(option, create, `the result of ${example}`)
  return made
}

/** Throws an error that names the first duplicate ID. */
export function refuseDuplicates(code: KitErrorCode, ids: readonly string[]): void {
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate !== undefined)
    throw new KitError(code, {
      shortMessage: 'Two parts of the kit have the same ID.',
      details: `${duplicate}: remove one of them.`,
    })
}
