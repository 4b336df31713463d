import { optionError } from '../error/optionError.js'

/**
 * The networks that an adapter is given, if there is one at least and none is missing. For factories of adapters.
 *
 * @throws KitError `kit/invalidOption`.
 * @example requireNetworks(options.networks).map(toNetwork)
 */
export function requireNetworks<List extends readonly unknown[]>(networks: List): List {
  const index = Array.isArray(networks) ? networks.findIndex((network) => !network || typeof network !== 'object') : -1
  if (index >= 0)
    throw optionError(`networks[${index}]`, networks[index], 'a network; is it imported by its right name?')
  if (!networks?.length) throw optionError('networks', networks, 'one network or more')
  return networks
}
