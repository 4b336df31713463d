import type { Manage } from './Manage.js'

/** What the page of the export has the frame do, wherever it is shown. */
export const exportCommands = ['isFresh', 'sendCode', 'enterCode', 'exportKeys'] as const satisfies (keyof Manage)[]

/** They. */
export type ExportCommands = Pick<Manage, (typeof exportCommands)[number]>
