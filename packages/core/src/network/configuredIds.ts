import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Networks } from './createNetworks.js'

/** Returns the IDs of all configured networks. */
export const configuredIds = ({ choices }: Networks): readonly CaipNetworkId[] =>
  [...choices.values()].flatMap((choice) => choice.getState().requested.map(({ id }) => id))
