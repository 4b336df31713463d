import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Networks } from './createNetworks.js'

/** The ids of all networks that the app configured. */
export const configuredIds = ({ choices }: Networks): readonly CaipNetworkId[] =>
  [...choices.values()].flatMap((choice) => choice.getState().requested.map(({ id }) => id))
