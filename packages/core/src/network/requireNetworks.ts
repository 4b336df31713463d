import { optionError } from '../error/optionError.js'

/**
 * The networks that an adapter is given, if there is one at least and none is missing. For factories of adapters.
 *
 * @throws KitError `kit/invalidOption`.
 * @example requireNetworks(options.networks).map(toNetwork)
 */
export function requireNetworks<List extends readonly unknown[]>(networks: List): List {
  const index = Array.isArray(networks) ? networks.findIndex((network) => !network || typeof network !== 'object') : -1
  if (index >= 0) throw optionError(`networks[${index}]`, networks[index], 'a network (check the name of its import)')
  if (!networks?.length) throw optionError('networks', networks, 'an array with at least one network')
  return networks
}
