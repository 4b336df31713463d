import { optionError } from '../error/optionError.js'

/**
 * Returns the networks passed to an adapter, after checking that there is at least one and none is undefined. For factories of adapters.
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
