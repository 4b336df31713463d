import type { ActivityServices } from '../services/createActivityServices.js'

export { createActivityServices } from '../services/createActivityServices.js'

/** Loads the first page. */
export const loadActivity = ({ load }: ActivityServices): ActivityServices['load'] => load

/** Loads the next page. */
export const loadMore = ({ loadMore }: ActivityServices): ActivityServices['loadMore'] => loadMore

/** Sets which networks are shown. */
export const setScope = ({ setScope }: ActivityServices): ActivityServices['setScope'] => setScope

/** Reads the details of a transaction from its chain. */
export const getDetails = ({ getDetails }: ActivityServices): ActivityServices['getDetails'] => getDetails
