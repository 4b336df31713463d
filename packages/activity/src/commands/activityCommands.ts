import type { ActivityServices } from '../services/createActivityServices.js'

export { createActivityServices } from '../services/createActivityServices.js'

/** Asks for the first page. */
export const loadActivity = ({ load }: ActivityServices): ActivityServices['load'] => load

/** Asks for the next page. */
export const loadMore = ({ loadMore }: ActivityServices): ActivityServices['loadMore'] => loadMore

/** Chooses whose transactions are shown. */
export const setScope = ({ setScope }: ActivityServices): ActivityServices['setScope'] => setScope

/** A transaction as its chain has it. */
export const getDetails = ({ getDetails }: ActivityServices): ActivityServices['getDetails'] => getDetails
