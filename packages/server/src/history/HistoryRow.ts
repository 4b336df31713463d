import type { z } from 'zod'
import type { historyRow } from '../contract/historyEndpoints.js'

/** One transaction as the contract shows it. */
export type HistoryRow = z.output<typeof historyRow>
